"""Pieces of words by the multilingual encoder's SentencePiece vocabulary."""
import json

from tokenizers import Tokenizer

BEGIN, END, UNKNOWN = 0, 2, 3
PIECES_A_WORD = 12


class Pieces:
    """Word to piece ids, remembered for every form; a word after a space begins with the blank mark, a word written on to the last one does not."""

    def __init__(self, tokenizer_file):
        self.spaced = Tokenizer.from_file(tokenizer_file)
        description = json.loads(self.spaced.to_str())
        description['pre_tokenizer']['prepend_scheme'] = 'never'
        self.joined = Tokenizer.from_str(json.dumps(description))
        self.memory = {}

    def of(self, form, spaced):
        key = (form, spaced)
        found = self.memory.get(key)
        if found is None:
            encoding = (self.spaced if spaced else self.joined).encode(form, add_special_tokens=False)
            found = self.memory[key] = encoding.ids[:PIECES_A_WORD] or [UNKNOWN]
        return found

    def sentence(self, words, limit):
        """words: [(form, space_after)]; gives windows of at most `limit` pieces: [(ids, first piece of each word)]."""
        windows, ids, first, spaced = [], [BEGIN], [], True
        for form, space_after in words:
            pieces = self.of(form, spaced)
            if len(ids) + len(pieces) >= limit:
                windows.append((ids + [END], first))
                ids, first = [BEGIN], []
            first.append(len(ids))
            ids = ids + pieces
            spaced = space_after
        windows.append((ids + [END], first))
        return windows
