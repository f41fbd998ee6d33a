"""The neural entity tagger: the first layers of multilingual-e5-small over a cut vocabulary, trained on all entity corpora with partial labels.

A style vector, added to every piece, keeps noisy or peculiar corpora from pulling the default style, in which clean text is read.
"""
import torch

from ..encoder import WIDTH, WordTagger, kept_rows
from .corpora import LABELS, STYLES


class Tagger(WordTagger):
    """Embedding rows of the kept pieces (frozen and outside the checkpoints unless `trained_words`), positions, style, layers, one linear layer over the labels."""

    def __init__(self, encoder_folder, kept_file, layers, dropout=0.1, trained_words=False):
        super().__init__(encoder_folder, layers, rows=kept_rows(kept_file), trained_words=trained_words)
        self.style = torch.nn.Embedding(len(STYLES), WIDTH)
        torch.nn.init.zeros_(self.style.weight)
        self.head = torch.nn.Linear(WIDTH, len(LABELS))
        self.dropout = torch.nn.Dropout(dropout)

    def forward(self, ids, style, first, lengths):
        """ids [batch, length], style [batch], first: flat indices of the first pieces of words, lengths [batch]; gives logits [words, labels]."""
        return self.head(self.dropout(self.first_pieces(ids, style, first, lengths))).float()


def load_tagger(encoder_folder, folder, name, layers, weights='average'):
    """The tagger of the checkpoint FOLDER/NAME.pt, ready to read, and the checkpoint."""
    saved = torch.load(f'{folder}/{name}.pt', weights_only=False, map_location='cpu')
    model = Tagger(encoder_folder, f'{folder}/kept.json', layers, trained_words='words.weight' in saved[weights])
    model.load_state_dict(saved[weights])
    return model.eval(), saved


def blend(options):
    """What blend.py does."""
    total, saved = {}, None
    for name, share in zip(options.names, options.shares):
        saved = torch.load(f'{options.out}/{name}.pt', weights_only=False)
        for key, value in saved['average'].items():
            total[key] = total.get(key, 0) + share * value.float()
    kept = {key: saved[key] for key in ('state', 'layers')}
    blended = {name: share for name, share in zip(options.names, options.shares)}
    torch.save({'model': total, 'average': total, **kept, 'blended': blended}, f'{options.out}/{options.name}.pt')
