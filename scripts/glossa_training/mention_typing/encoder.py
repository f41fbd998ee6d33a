"""Mention typing: what the frozen encoder says of a mention.

A mention is described by hidden states of the multilingual encoder: the mean over its pieces, its first and its last piece, and the means over the pieces to
its left and to its right in the window (see `features_of`; src/entities/typing/features.ts does the same in the service).
"""
import hashlib

import numpy as np
import torch

from ..arithmetic import fast_arithmetic
from ..batches import batches_of
from ..encoder import WIDTH, EncoderNetwork, kept_rows

LAYERS = 12
FEATURES = 5 * WIDTH
NEAR = 12  # pieces on each side
# model.safetensors of multilingual-e5-small, as scripts/entities/neural/README.md says it is unpacked
ENCODER_SHA256 = '8520eedb7ea5147f2345d7535bda10480394cca9f4451e415bf76a00d7eb8071'


def digest_of(path):
    digest = hashlib.sha256()
    with open(path, 'rb') as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def check_encoder(folder):
    """Raises ValueError when the encoder's weights are not those that everything here was measured with."""
    found = digest_of(f'{folder}/model.safetensors')
    if found != ENCODER_SHA256:
        raise ValueError(f'{folder}/model.safetensors is not the encoder expected: sha256 {found}')


def mean_or_zero(rows):
    return rows.mean(0) if len(rows) else torch.zeros(rows.shape[1])


def features_of(states, start, end):
    """states [pieces, 384] of a window, its begin and end marks included; the mention's pieces are start to end, exclusive. Gives [5 * 384]."""
    last = len(states) - 1
    return torch.cat([states[start:end].mean(0), states[start], states[end - 1], mean_or_zero(states[max(1, start - NEAR):start]), mean_or_zero(states[end:min(last, end + NEAR)])])


class Encoder(EncoderNetwork):
    """All layers of multilingual-e5-small over the kept pieces, as they come; nothing is trained."""

    def __init__(self, encoder_folder, kept_file):
        super().__init__(encoder_folder, LAYERS, rows=kept_rows(kept_file))

    def forward(self, ids, lengths, wanted=(LAYERS,)):
        """ids [batch, length], lengths [batch]; gives the hidden states [batch, length, 384] after each of the wanted layers."""
        x = self.norm(self.words[ids] + self.positions[:ids.shape[1]])
        return [found for index, found in enumerate(self.each_layer(x, lengths)) if index + 1 in wanted]


def encode(encoder, windows, wanted=(LAYERS,), size=4096):
    """Features of the mentions of the windows (dicts with pieces and mentions), in their order: float16 [mentions, layers * 1920]."""
    offsets = np.concatenate([[0], np.cumsum([len(window['mentions']) for window in windows])])
    features = np.zeros((int(offsets[-1]), len(wanted) * FEATURES), np.float16)
    lengths = [len(window['pieces']) for window in windows]
    for group in batches_of([(window['pieces'],) for window in windows], size):
        longest = max(lengths[index] for index in group)
        ids = torch.ones(len(group), longest, dtype=torch.long)
        for row, index in enumerate(group):
            ids[row, :lengths[index]] = torch.tensor(windows[index]['pieces'])
        with torch.no_grad(), fast_arithmetic():
            states = [found.float() for found in encoder(ids, torch.tensor([lengths[index] for index in group]), wanted)]
        for row, index in enumerate(group):
            for number, mention in enumerate(windows[index]['mentions']):
                parts = [features_of(found[row, :lengths[index]], mention[0], mention[1]) for found in states]
                features[offsets[index] + number] = torch.cat(parts).numpy()
    return features
