class Doc:
    def __init__(self): self.text, self._undo, self._redo = "", [], []
    def type(self, s):
        self._undo.append(self.text); self._redo.clear(); self.text += s
    def undo(self):
        if self._undo: self._redo.append(self.text); self.text = self._undo.pop()
    def redo(self):
        if self._redo: self._undo.append(self.text); self.text = self._redo.pop()
d = Doc()
d.type("a"); d.type("b"); d.undo(); print(d.text); d.redo(); print(d.text); d.undo(); d.type("z"); d.redo(); print(d.text)
