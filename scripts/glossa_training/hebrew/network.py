"""The Hebrew network: the first layers of multilingual-e5-small over its Hebrew word pieces, with heads for the tag and the lemma script of each word, and
its tokenizer.

A lemma script is (letters to drop at the front, letters to put there, letters to drop at the end, letters to put there).
"""
import json
import math
from pathlib import Path

import torch

from ..encoder import WIDTH, EncoderNetwork

BEGIN, END, UNKNOWN = 0, 1, 2
# of a longer word only the first and the last letters are read
HEAD_LETTERS, TAIL_LETTERS = 24, 8
LONGEST_PIECE = 12
POSITIONS = 256
REPLACED = {'״': '"', '”': '"', '“': '"', '׳': "'", '’': "'", '־': '-'}


def choose_pieces(tokenizer_file):
    """[(piece, log probability, row of the encoder's embedding)]: all Hebrew pieces without points, digits, and single signs and letters."""
    vocabulary = json.loads(Path(tokenizer_file).read_text(encoding='utf-8'))['model']['vocab']
    chosen = [('<s>', 0.0, 0), ('</s>', 0.0, 2), ('<unk>', 0.0, 3)]
    for row, (piece, score) in enumerate(vocabulary):
        body = piece.removeprefix('▁')
        hebrew = body and all('\u05d0' <= c <= '\u05ea' or c in '"\'-' for c in body) and any('\u05d0' <= c for c in body)
        number = body.isdigit() and body.isascii() and len(body) <= 4
        single = len(body) <= 1 and all(ord(c) < 0x17f or 0x2010 <= ord(c) <= 0x203f or c in '₪€' for c in body)
        if row > 3 and piece and (hebrew or number or single):
            chosen.append((piece, score, row))
    return chosen


class HebrewPieces:
    """Words to pieces by the most probable cut (unigram model), as src/morphology/hebrew/pieces.ts does it."""

    def __init__(self, pieces):
        self.scores = {piece: (index, score) for index, (piece, score) in enumerate(pieces) if index > UNKNOWN}
        self.unknown = min(score for _piece, score in pieces) - 10
        self.memory = {}

    def of(self, word):
        found = self.memory.get(word)
        if found is None:
            found = self.memory[word] = self.cut(word)
        return found

    def cut(self, word):
        letters = [REPLACED.get(c, c) for c in word if not (0x591 <= ord(c) <= 0x5c7 and ord(c) != 0x5be)]
        if len(letters) > HEAD_LETTERS + TAIL_LETTERS:
            letters = letters[:HEAD_LETTERS] + letters[-TAIL_LETTERS:]
        text = ['▁', *letters]
        best = [0.0] + [-math.inf] * len(text)
        back = [(0, 0)] * (len(text) + 1)
        for end in range(1, len(text) + 1):
            for start in range(max(0, end - LONGEST_PIECE), end):
                known = self.scores.get(''.join(text[start:end]))
                if known is None and end - start > 1:
                    continue
                index, score = known or (UNKNOWN, self.unknown)
                if best[start] + score > best[end]:
                    best[end] = best[start] + score
                    back[end] = (start, index)
        ids, at = [], len(text)
        while at > 0:
            at, index = back[at]
            ids.append(index)
        return ids[::-1]

    def windows(self, words):
        """Parts of at most POSITIONS pieces: [(ids, first piece of each word, last piece of each word)]."""
        found, ids, first, last = [], [BEGIN], [], []
        for word in words:
            pieces = self.of(word)
            if len(ids) + len(pieces) >= POSITIONS:
                found.append((ids + [END], first, last))
                ids, first, last = [BEGIN], [], []
            first.append(len(ids))
            ids = ids + pieces
            last.append(len(ids) - 1)
        return found + [(ids + [END], first, last)]


def lemma_script(form, lemma):
    """The script that makes `lemma` of `form`, around their longest common substring."""
    best = (0, 0, 0)
    for i in range(len(form)):
        for j in range(len(lemma)):
            size = 0
            while i + size < len(form) and j + size < len(lemma) and form[i + size] == lemma[j + size]:
                size += 1
            if size > best[0]:
                best = (size, i, j)
    size, i, j = best
    return (i, lemma[:j], len(form) - i - size, lemma[j + size:])


def apply_script(form, script):
    """The lemma, or None when the word is too short for the script."""
    front, before, back, after = script
    if len(form) <= front + back:
        return None
    return before + form[front:len(form) - back] + after


class HebrewNetwork(EncoderNetwork):
    def __init__(self, encoder_folder, layers, rows, tags, scripts):
        super().__init__(encoder_folder, layers, rows=rows, longest=POSITIONS, trained_words=True)
        self.tags = torch.nn.Linear(2 * WIDTH, tags)
        self.scripts = torch.nn.Linear(2 * WIDTH, scripts)
        self.dropout = torch.nn.Dropout(0.1)

    def forward(self, ids, first, last, lengths):
        """ids [sentences, pieces], first and last: flat indices of words' first and last pieces, lengths [sentences]; gives logits [words, ...] of tags and scripts."""
        x = self.dropout(self.norm(self.words(ids) + self.positions[:ids.shape[1]]))
        x = self.last_layer(x, lengths).reshape(-1, WIDTH)
        both = self.dropout(torch.cat([x[first], x[last]], 1))
        return self.tags(both).float(), self.scripts(both).float()
