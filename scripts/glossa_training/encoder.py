"""The multilingual encoder (BERT, post-norm) as the networks here use it: frozen or trained embedding rows of some pieces, and its first layers.

Weights come from `model.safetensors` of the encoder's folder (multilingual-e5-small, or all-MiniLM-L6-v2, which has the same shape).
"""
import json
from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors import safe_open

WIDTH, HEADS, INNER = 384, 12, 1536


class Layer(torch.nn.Module):
    """One BERT layer (post-norm); `dropout` of what attention and inner layer give, in training."""
    dropout = 0.0

    def __init__(self):
        super().__init__()
        self.mixed = torch.nn.Linear(WIDTH, 3 * WIDTH)
        self.attended = torch.nn.Linear(WIDTH, WIDTH)
        self.attended_norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
        self.inner = torch.nn.Linear(WIDTH, INNER)
        self.outer = torch.nn.Linear(INNER, WIDTH)
        self.outer_norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)

    @classmethod
    def of_encoder(cls, get, index):
        """Layer `index` of the encoder whose tensors `get` gives."""
        base = f'encoder.layer.{index}.'
        names = {'attended': 'attention.output.dense', 'attended_norm': 'attention.output.LayerNorm', 'inner': 'intermediate.dense',
                 'outer': 'output.dense', 'outer_norm': 'output.LayerNorm'}
        state = {f'{ours}.{kind}': get(f'{base}{theirs}.{kind}') for ours, theirs in names.items() for kind in ('weight', 'bias')}
        for kind in ('weight', 'bias'):
            state[f'mixed.{kind}'] = torch.cat([get(f'{base}attention.self.{part}.{kind}') for part in ('query', 'key', 'value')])
        layer = cls()
        layer.load_state_dict(state)
        return layer

    def forward(self, x, mask):
        batch, length, _ = x.shape
        query, key, value = self.mixed(x).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4).contiguous()
        # written out: the backward pass of the fused attention is ten times slower in bf16 on a CPU without AMX, and a graphics processor may plan it anew for every shape
        scores = torch.matmul(query * (WIDTH // HEADS) ** -0.5, key.transpose(-1, -2))
        if mask is not None:
            scores = scores.masked_fill(~mask, -1e4)
        seen = torch.matmul(scores.softmax(-1), value).transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.attended_norm(x + self.dropped(self.attended(seen)))
        return self.outer_norm(x + self.dropped(self.outer(F.gelu(self.inner(x)))))

    def dropped(self, values):
        return F.dropout(values, self.dropout) if self.training and self.dropout else values


class EncoderNetwork(torch.nn.Module):
    """Embedding rows, positions and the first layers of an encoder; networks add their heads.

    `rows`: the pieces that are kept, in the order of their new ids (None: all of them); `longest`: positions that are kept. The embedding stays frozen, a plain
    tensor outside the checkpoints, unless `trained_words`.
    """

    def __init__(self, encoder_folder, layers, *, rows=None, longest=None, trained_words=False):
        super().__init__()
        with safe_open(f'{encoder_folder}/model.safetensors', 'pt') as tensors:
            get = tensors.get_tensor
            words = get('embeddings.word_embeddings.weight')
            if rows is not None:
                words = words[torch.tensor(rows)]
            self.words = torch.nn.Embedding.from_pretrained(words, freeze=False) if trained_words else words
            self.positions = torch.nn.Parameter((get('embeddings.position_embeddings.weight') + get('embeddings.token_type_embeddings.weight')[0])[:longest].clone())
            self.norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
            self.norm.load_state_dict({'weight': get('embeddings.LayerNorm.weight'), 'bias': get('embeddings.LayerNorm.bias')})
            self.layers = torch.nn.ModuleList(Layer.of_encoder(get, index) for index in range(layers))

    @property
    def device(self):
        return self.positions.device

    def placed(self, device):
        """The network on a device, its frozen rows too."""
        self.to(device)
        if torch.is_tensor(self.words):
            self.words = self.words.to(device)
        return self

    def rows_of(self, ids):
        """Embedding rows of ids, frozen or trained."""
        return self.words[ids] if torch.is_tensor(self.words) else self.words(ids)

    def each_layer(self, x, lengths):
        """Yields the hidden states [batch, length, 384] after each layer. x: normed embeddings [batch, length, 384]; lengths [batch], pieces of each window."""
        longest = x.shape[1]
        mask = None
        if int(lengths.min()) < longest:
            mask = (torch.arange(longest, device=x.device)[None, :] < lengths[:, None])[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask)
            yield x

    def last_layer(self, x, lengths):
        """The hidden states after the last layer; see `each_layer`."""
        last = x
        for states in self.each_layer(x, lengths):
            last = states
        return last


class WordTagger(EncoderNetwork):
    """A classifier of words by their first pieces, with a vector for the style of the text that is added to every piece."""

    def embedded(self, ids, style):
        """Normed embeddings of ids [batch, length] in the styles [batch]."""
        return self.norm(self.rows_of(ids) + self.positions[:ids.shape[1]] + self.style(style)[:, None, :])

    def first_pieces(self, ids, style, first, lengths):
        """Hidden states [words, 384] of the words' first pieces; `first`: their flat indices."""
        return self.last_layer(self.embedded(ids, style), lengths).reshape(-1, WIDTH)[first]


def kept_rows(file):
    """Rows of the encoder's embedding that a cut vocabulary keeps (`kept.json` of scripts/entities/neural/cut-vocabulary.py)."""
    return json.loads(Path(file).read_text(encoding='utf-8'))


def parameter_groups(model, fast, times):
    """Parameters for an optimizer in two groups; the learning rate of the modules in `fast` is `times` that of the others."""
    chosen = {id(parameter) for module in fast for parameter in module.parameters()}
    return [{'params': [parameter for parameter in model.parameters() if id(parameter) not in chosen], 'times': 1},
            {'params': [parameter for parameter in model.parameters() if id(parameter) in chosen], 'times': times}]
