"""Mention typing: what the frozen encoder says of a mention, and the head that makes ontology classes of it.

A mention is described by hidden states of the multilingual encoder: the mean over its pieces, its first and its last piece, and the means over the pieces to
its left and to its right in the window (see `features_of`; src/entities/typing/features.ts does the same in the service).
"""
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from safetensors import safe_open

from teacher_model import WIDTH, Layer, batches_of

LAYERS = 12
FEATURES = 5 * WIDTH
NEAR = 12  # pieces on each side


# multilingual-e5-small as ../shared/tools/multilingual_encoder.py unpacks it
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


class Encoder(torch.nn.Module):
    """All layers of multilingual-e5-small over the kept pieces, as they come; nothing is trained."""

    def __init__(self, encoder_folder, kept_file):
        super().__init__()
        with safe_open(f'{encoder_folder}/model.safetensors', 'pt') as tensors:
            get = tensors.get_tensor
            rows = torch.tensor(json.loads(Path(kept_file).read_text()))
            self.words = get('embeddings.word_embeddings.weight')[rows].clone()
            self.positions = torch.nn.Parameter(get('embeddings.position_embeddings.weight') + get('embeddings.token_type_embeddings.weight')[0])
            self.norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
            self.norm.load_state_dict({'weight': get('embeddings.LayerNorm.weight'), 'bias': get('embeddings.LayerNorm.bias')})
            self.layers = torch.nn.ModuleList(Layer.of_encoder(get, index) for index in range(LAYERS))

    def forward(self, ids, lengths, wanted=(LAYERS,)):
        """ids [batch, length], lengths [batch]; gives the hidden states [batch, length, 384] after each of the wanted layers."""
        longest = ids.shape[1]
        mask = None
        if int(lengths.min()) < longest:
            mask = (torch.arange(longest)[None, :] < lengths[:, None])[:, None, None, :]
        x = self.norm(self.words[ids] + self.positions[:longest])
        found = []
        for index, layer in enumerate(self.layers):
            x = layer(x, mask)
            if index + 1 in wanted:
                found.append(x)
        return found


def mean_or_zero(rows):
    return rows.mean(0) if len(rows) else torch.zeros(rows.shape[1])


def features_of(states, start, end):
    """states [pieces, 384] of a window, its begin and end marks included; the mention's pieces are start to end, exclusive. Gives [5 * 384]."""
    last = len(states) - 1
    return torch.cat([states[start:end].mean(0), states[start], states[end - 1], mean_or_zero(states[max(1, start - NEAR):start]), mean_or_zero(states[end:min(last, end + NEAR)])])


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
        with torch.no_grad(), torch.autocast('cpu', torch.bfloat16):
            states = [found.float() for found in encoder(ids, torch.tensor([lengths[index] for index in group]), wanted)]
        for row, index in enumerate(group):
            for number, mention in enumerate(windows[index]['mentions']):
                parts = [features_of(found[row, :lengths[index]], mention[0], mention[1]) for found in states]
                features[offsets[index] + number] = torch.cat(parts).numpy()
    return features


class Classes:
    """The class tree; classes are numbered as in classes.json."""

    def __init__(self, names, parents):
        self.names = names
        number = {name: index for index, name in enumerate(names)}
        self.parents = [number.get(parent, -1) for parent in parents]
        self.children = [[] for _ in names]
        for index, parent in enumerate(self.parents):
            if parent >= 0:
                self.children[parent].append(index)
        self.roots = [index for index, parent in enumerate(self.parents) if parent < 0]

    def layer(self, index):
        """1 for classes right under owl:Thing."""
        count = 0
        while index >= 0:
            index, count = self.parents[index], count + 1
        return count

    def below(self, index):
        found, open_ = [], list(self.children[index])
        while open_:
            child = open_.pop()
            found.append(child)
            open_ += self.children[child]
        return found


def targets_of(windows, classes, doubt):
    """What each mention teaches: bool [mentions, classes], weights [mentions, classes] and input types [mentions].

    Classes that only some namesakes have weigh nothing; a class more special than those known may be true all the same, and counts `doubt` as wrong.
    """
    mentions = [mention for window in windows for mention in window['mentions']]
    has, weights = np.zeros((len(mentions), len(classes.names)), bool), np.ones((len(mentions), len(classes.names)), np.float32)
    below = [classes.below(index) for index in range(len(classes.names))]
    for row, (_from, _to, _type, known, may) in enumerate(mentions):
        has[row, known] = True
        weights[row, may] = 0
        every = set(known)
        for index in known:
            if not every.intersection(classes.children[index]):
                open_ = [child for child in below[index] if child not in every]
                weights[row, open_] = np.minimum(weights[row, open_], doubt)
    return has, weights, np.array([mention[2] for mention in mentions])
