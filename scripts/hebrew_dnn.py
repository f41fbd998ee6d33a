"""The Hebrew network: the first layers of multilingual-e5-small over its Hebrew word pieces, with heads for the tag and the lemma script of each word; its
tokenizer, and its form as ONNX with weights in 8 bits.

A lemma script is (letters to drop at the front, letters to put there, letters to drop at the end, letters to put there).
"""
import json
import math

import numpy as np
import torch
from safetensors import safe_open

from teacher_model import HEADS, INNER, WIDTH, Layer

BEGIN, END, UNKNOWN = 0, 1, 2
# of a longer word only the first and the last letters are read
HEAD_LETTERS, TAIL_LETTERS = 24, 8
LONGEST_PIECE = 12
POSITIONS = 256
CANDIDATES = 4
REPLACED = {'״': '"', '”': '"', '“': '"', '׳': "'", '’': "'", '־': '-'}


def choose_pieces(tokenizer_file):
    """[(piece, log probability, row of the encoder's embedding)]: all Hebrew pieces without points, digits, and single signs and letters."""
    vocabulary = json.load(open(tokenizer_file))['model']['vocab']
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
    """Words to pieces by the most probable cut (unigram model), as src/morphology/hebrew-pieces.ts does it."""

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


class HebrewNetwork(torch.nn.Module):
    def __init__(self, encoder_folder, layers, rows, tags, scripts):
        super().__init__()
        with safe_open(f'{encoder_folder}/model.safetensors', 'pt') as tensors:
            get = tensors.get_tensor
            self.words = torch.nn.Embedding.from_pretrained(get('embeddings.word_embeddings.weight')[rows], freeze=False)
            self.positions = torch.nn.Parameter(get('embeddings.position_embeddings.weight')[:POSITIONS] + get('embeddings.token_type_embeddings.weight')[0])
            self.norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
            self.norm.load_state_dict({'weight': get('embeddings.LayerNorm.weight'), 'bias': get('embeddings.LayerNorm.bias')})
            self.layers = torch.nn.ModuleList(Layer.of_encoder(get, index) for index in range(layers))
        self.tags = torch.nn.Linear(2 * WIDTH, tags)
        self.scripts = torch.nn.Linear(2 * WIDTH, scripts)
        self.dropout = torch.nn.Dropout(0.1)

    def forward(self, ids, first, last, lengths):
        """ids [sentences, pieces], first and last: flat indices of words' first and last pieces, lengths [sentences]; gives logits [words, ...] of tags and scripts."""
        longest = ids.shape[1]
        mask = (torch.arange(longest)[None, :] < lengths[:, None])[:, None, None, :] if int(lengths.min()) < longest else None
        x = self.dropout(self.norm(self.words(ids) + self.positions[:longest]))
        for layer in self.layers:
            x = layer(x, mask)
        x = x.reshape(-1, WIDTH)
        both = self.dropout(torch.cat([x[first], x[last]], 1))
        return self.tags(both).float(), self.scripts(both).float()


def export_onnx(network, legend, path):
    """Writes the network for one sentence: int32 `pieces` [n], `first` and `last` [words] to `tags` [words, tags] (probabilities) and `scripts`
    [words, CANDIDATES] (numbers of the best lemma scripts); `legend` is JSON in UTF-8, the same for every input."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    from onnxruntime.quantization import QuantType, quantize_dynamic
    weights = {name: value.detach().float().numpy() for name, value in network.state_dict().items()}
    constants, nodes = [], []

    def constant(name, values):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def node(kind, inputs, output, **attributes):
        nodes.append(helper.make_node(kind, inputs, [output] if isinstance(output, str) else output, name=f'{kind}-{len(nodes)}', **attributes))
        return output

    def linear(name, source):
        return node('Add', [node('MatMul', [source, constant(f'{name}.w', weights[f'{name}.weight'].T)], f'{name}.product'), constant(f'{name}.b', weights[f'{name}.bias'])], f'{name}.sum')

    def norm(name, source):
        return node('LayerNormalization', [source, constant(f'{name}.w', weights[f'{name}.weight']), constant(f'{name}.b', weights[f'{name}.bias'])], f'{name}.out', axis=-1, epsilon=1e-12)

    # embedding rows in 8 bits with a scale each
    table = weights['words.weight']
    scale = np.maximum(np.abs(table).max(1, keepdims=True), 1e-8) / 127
    constant('words', np.round(table / scale).astype(np.int8))
    constant('word_scales', scale.astype(np.float32))
    constant('positions', weights['positions'].astype(np.float16))
    node('Cast', [node('Gather', ['words', 'pieces'], 'rows8')], 'rows', to=TensorProto.FLOAT)
    node('Mul', ['rows', node('Gather', ['word_scales', 'pieces'], 'scales')], 'embedded')
    node('Shape', ['pieces'], 'length')
    constant('zero', np.array([0], np.int64))
    node('Cast', [node('Slice', ['positions', 'zero', 'length'], 'places16')], 'places', to=TensorProto.FLOAT)
    x = norm('norm', node('Add', ['embedded', 'places'], 'placed'))
    constant('heads', np.array([0, 3, HEADS, WIDTH // HEADS], np.int64))
    constant('flat', np.array([0, WIDTH], np.int64))
    constant('scaling', np.array((WIDTH // HEADS) ** -0.5, np.float32))
    for index in range(len(network.layers)):
        base = f'layers.{index}'
        split = node('Transpose', [node('Reshape', [linear(f'{base}.mixed', x), 'heads'], f'{base}.heads')], f'{base}.split', perm=[1, 2, 0, 3])
        parts = node('Split', [split], [f'{base}.{part}1' for part in ('query', 'key', 'value')], axis=0, num_outputs=3)
        query, key, value = (node('Squeeze', [part, 'zero'], part[:-1]) for part in parts)
        turned = node('Transpose', [key], f'{base}.turned', perm=[0, 2, 1])
        scores = node('Mul', [node('MatMul', [query, turned], f'{base}.raw'), 'scaling'], f'{base}.scores')
        seen = node('MatMul', [node('Softmax', [scores], f'{base}.shares', axis=-1), value], f'{base}.seen')
        joined = node('Reshape', [node('Transpose', [seen], f'{base}.back', perm=[1, 0, 2]), 'flat'], f'{base}.joined')
        x = norm(f'{base}.attended_norm', node('Add', [x, linear(f'{base}.attended', joined)], f'{base}.mid'))
        grown = node('Gelu', [linear(f'{base}.inner', x)], f'{base}.grown')
        x = norm(f'{base}.outer_norm', node('Add', [x, linear(f'{base}.outer', grown)], f'{base}.end'))
    both = node('Concat', [node('Gather', [x, 'first'], 'first_rows'), node('Gather', [x, 'last'], 'last_rows')], 'both', axis=1)
    node('Softmax', [linear('tags', both)], 'tags', axis=1)
    constant('candidates', np.array([CANDIDATES], np.int64))
    node('TopK', [linear('scripts', both), 'candidates'], ['script_best', 'scripts'], axis=1)
    constant('legend_bytes', np.frombuffer(json.dumps(legend, ensure_ascii=False).encode(), np.uint8))
    node('Identity', ['legend_bytes'], 'legend')
    info = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes, 'hebrew-tagger', [info('pieces', TensorProto.INT32, ['n']), info('first', TensorProto.INT32, ['words']), info('last', TensorProto.INT32, ['words'])],
        [info('tags', TensorProto.FLOAT, ['words', len(legend['tags'])]), info('scripts', TensorProto.INT64, ['words', CANDIDATES]), info('legend', TensorProto.UINT8, [None])],
        constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 20)], ir_version=9, producer_name='glossa')
    onnx.checker.check_model(model)
    full = path.with_suffix('.full.onnx')
    onnx.save(model, str(full))
    # 7 bits: no saturation on processors without VNNI
    quantize_dynamic(str(full), str(path), per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=['MatMul'])
    full.unlink()
    assert INNER == weights['layers.0.inner.weight'].shape[0]
