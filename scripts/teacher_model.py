"""The neural teacher: the first layers of multilingual-e5-small as a token classifier with a learned treebank style.

The word embedding stays frozen (and outside the checkpoints); a style vector, one for every treebank file kind, is added to every piece, because
treebanks of one language follow different conventions. Pieces come from the encoder's own SentencePiece vocabulary, word by word.
"""
import json

import torch
import torch.nn.functional as F
from safetensors import safe_open
from tokenizers import Tokenizer

WIDTH, HEADS, INNER = 384, 12, 1536
BEGIN, END, UNKNOWN = 0, 2, 3
PIECES_A_WORD = 12


class Layer(torch.nn.Module):
    """One BERT layer (post-norm) without dropout."""

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
        # written out: the backward pass of the fused attention is ten times slower in bf16 on a CPU without AMX
        scores = torch.matmul(query * (WIDTH // HEADS) ** -0.5, key.transpose(-1, -2))
        if mask is not None:
            scores = scores.masked_fill(~mask, -1e4)
        seen = torch.matmul(scores.softmax(-1), value).transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.attended_norm(x + self.attended(seen))
        return self.outer_norm(x + self.outer(F.gelu(self.inner(x))))


class Teacher(torch.nn.Module):
    def __init__(self, encoder_folder, layers, styles, tags):
        super().__init__()
        with safe_open(f'{encoder_folder}/model.safetensors', 'pt') as tensors:
            self.words = tensors.get_tensor('embeddings.word_embeddings.weight')  # a plain tensor: frozen, not saved
            get = tensors.get_tensor
            self.positions = torch.nn.Parameter(get('embeddings.position_embeddings.weight') + get('embeddings.token_type_embeddings.weight')[0])
            self.norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
            self.norm.load_state_dict({'weight': get('embeddings.LayerNorm.weight'), 'bias': get('embeddings.LayerNorm.bias')})
            self.layers = torch.nn.ModuleList(Layer.of_encoder(get, index) for index in range(layers))
        self.style = torch.nn.Embedding(styles, WIDTH)
        torch.nn.init.normal_(self.style.weight, std=0.02)
        self.head = torch.nn.Linear(WIDTH, tags)

    def forward(self, ids, style, first, lengths):
        """ids [batch, length], style [batch], first: flat indices of the first pieces of words, lengths [batch]; gives logits [words, tags]."""
        longest = ids.shape[1]
        mask = None
        if int(lengths.min()) < longest:
            mask = (torch.arange(longest)[None, :] < lengths[:, None])[:, None, None, :]
        x = self.words[ids] + self.positions[:longest] + self.style(style)[:, None, :]
        x = self.norm(x)
        for layer in self.layers:
            x = layer(x, mask)
        return self.head(x.reshape(-1, WIDTH)[first]).float()


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


def batches_of(windows, size):
    """Groups windows (ids, first, ...) sorted by length so that rows x longest <= size; gives lists of indices into `windows`."""
    order = sorted(range(len(windows)), key=lambda index: len(windows[index][0]))
    groups, group = [], []
    for index in order:
        length = len(windows[index][0])
        # the next length begins a new batch once this one is half full: most batches need no padding, none is tiny
        longer = group and length > len(windows[group[-1]][0])
        if group and ((len(group) + 1) * length > size or (longer and len(group) * length > size // 2)):
            groups.append(group)
            group = []
        group.append(index)
    if group:
        groups.append(group)
    return groups


def tensors_of(rows):
    """rows: [(ids, first, style)]; gives the inputs of Teacher.forward, words in the order of the rows."""
    longest = max(len(ids) for ids, _first, _style in rows)
    ids = torch.ones(len(rows), longest, dtype=torch.long)  # 1 is the padding piece
    for row, (pieces, _first, _style) in enumerate(rows):
        ids[row, :len(pieces)] = torch.tensor(pieces)
    first = torch.tensor([row * longest + at for row, (_ids, starts, _style) in enumerate(rows) for at in starts], dtype=torch.long)
    return ids, torch.tensor([style for _ids, _first, style in rows]), first, torch.tensor([len(pieces) for pieces, _first, _style in rows])
