"""The neural teacher of the taggers: the first layers of multilingual-e5-small as a classifier of words with a learned treebank style.

The word embedding stays frozen (and outside the checkpoints); a style vector, one for every treebank file kind, is added to every piece, because
treebanks of one language follow different conventions.
"""
import torch

from ..arithmetic import fast_arithmetic
from ..encoder import WIDTH, WordTagger


class Teacher(WordTagger):
    def __init__(self, encoder_folder, layers, styles, tags):
        super().__init__(encoder_folder, layers)
        self.style = torch.nn.Embedding(styles, WIDTH)
        torch.nn.init.normal_(self.style.weight, std=0.02)
        self.head = torch.nn.Linear(WIDTH, tags)

    def forward(self, ids, style, first, lengths):
        """ids [batch, length], style [batch], first: flat indices of the first pieces of words, lengths [batch]; gives logits [words, tags]."""
        return self.head(self.first_pieces(ids, style, first, lengths)).float()


def tag_loss(model, inputs, tags):
    """Cross-entropy of the words' tags; tags below zero do not count."""
    with fast_arithmetic():
        logits = model(*inputs)
    return torch.nn.functional.cross_entropy(logits, torch.tensor(tags), ignore_index=-100)


def tag_windows(pieces, sentence, limit, style, numbers):
    """Training windows (ids, first, style, tags) of a sentence of (form, tag, lemma, space_after); `numbers`: tag to its number."""
    windows, at = [], 0
    for ids, first in pieces.sentence([(form, space) for form, _tag, _lemma, space in sentence], limit):
        windows.append((ids, first, style, [numbers.get(tag, -100) for _form, tag, _lemma, _space in sentence[at:at + len(first)]]))
        at += len(first)
    return windows
