"""The bridge's ways of talking to one kind of host, one module each, all of the shape of `adapter.Adapter`."""
