"""The Hebrew network and its ONNX form: characters and hashed words of a sentence, two bidirectional LSTM layers, tag and lemma script of each word.

A lemma script is (letters to drop at the front, letters to put there, letters to drop at the end, letters to put there).
"""
import json
import unicodedata

import numpy as np
import torch

LENGTH = 20
BUCKETS = 16384
ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ0a"\'-.,:;!?()[]%/&+…–@#$₪*<>=_'
CANDIDATES = 4
CHARACTER_WIDTH, FILTERS, WORD_WIDTH, JOINT_WIDTH, HIDDEN = 32, 96, 48, 160, 128


def character_ids(word):
    """0 is padding, 1 an unknown character; points are skipped, digits and Latin letters are one class each."""
    ids = []
    for character in word:
        code = ord(character)
        if 0x591 <= code <= 0x5c7 and code != 0x5be:
            continue
        if '0' <= character <= '9':
            character = '0'
        elif ('a' <= character <= 'z') or ('A' <= character <= 'Z'):
            character = 'a'
        elif character == '״' or character == '”' or character == '“':
            character = '"'
        elif character == '׳' or character == '’':
            character = "'"
        elif code == 0x5be:
            character = '-'
        at = ALPHABET.find(character)
        ids.append(at + 2 if at >= 0 else 1)
    return ids


def encode_word(word):
    """(LENGTH character ids: the first and last half of a longer word, bucket of the whole word)."""
    ids = character_ids(word)
    bucket = 0x811c9dc5
    for value in ids:
        bucket = ((bucket ^ value) * 0x01000193) & 0xffffffff
    bucket = (bucket ^ (bucket >> 15)) % BUCKETS
    if len(ids) > LENGTH:
        ids = ids[:LENGTH // 2] + ids[-LENGTH // 2:]
    return ids + [0] * (LENGTH - len(ids)), bucket


def lemma_script(form, lemma):
    """The script that makes `lemma` of `form`, around their longest common substring."""
    form, lemma = unicodedata.normalize('NFC', form), unicodedata.normalize('NFC', lemma)
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
    def __init__(self, tags, scripts):
        super().__init__()
        self.characters = torch.nn.Embedding(len(ALPHABET) + 2, CHARACTER_WIDTH, padding_idx=0)
        self.narrow = torch.nn.Conv1d(CHARACTER_WIDTH, FILTERS, 3, padding=1)
        self.wide = torch.nn.Conv1d(CHARACTER_WIDTH, FILTERS, 5, padding=2)
        self.words = torch.nn.Embedding(BUCKETS, WORD_WIDTH)
        torch.nn.init.normal_(self.words.weight, std=0.1)
        self.joint = torch.nn.Linear(2 * FILTERS + WORD_WIDTH, JOINT_WIDTH)
        self.first = torch.nn.LSTM(JOINT_WIDTH, HIDDEN, bidirectional=True, batch_first=True)
        self.second = torch.nn.LSTM(2 * HIDDEN, HIDDEN, bidirectional=True, batch_first=True)
        self.tags = torch.nn.Linear(2 * HIDDEN, tags)
        self.scripts = torch.nn.Linear(2 * HIDDEN + JOINT_WIDTH, scripts)
        self.dropout = torch.nn.Dropout(0.33)

    def forward(self, characters, buckets, lengths):
        """characters [sentences, words, LENGTH], buckets [sentences, words]; gives logits of tags and scripts [sentences, words, ...]."""
        sentences, words, _ = characters.shape
        x = self.characters(characters.reshape(-1, LENGTH)).transpose(1, 2)
        x = torch.cat([torch.relu(conv(x)).amax(2) for conv in (self.narrow, self.wide)], 1).reshape(sentences, words, -1)
        known = self.words(buckets)
        if self.training:
            # a word that is only known by its letters must be readable too
            known = known * (torch.rand(sentences, words, 1) > 0.3)
        joint = torch.relu(self.joint(self.dropout(torch.cat([x, known], 2))))
        y = self.dropout(joint)
        for layer in (self.first, self.second):
            packed = torch.nn.utils.rnn.pack_padded_sequence(y, lengths, batch_first=True, enforce_sorted=False)
            y, _ = torch.nn.utils.rnn.pad_packed_sequence(layer(packed)[0], batch_first=True, total_length=words)
            y = self.dropout(y)
        return self.tags(y), self.scripts(torch.cat([y, self.dropout(joint)], 2))


def export_onnx(network, legend, path):
    """Writes the network for one sentence: int32 `characters` [words, LENGTH] and `buckets` [words] to `tags` [words, tags] (probabilities) and `scripts`
    [words, CANDIDATES] (numbers of the best lemma scripts); `legend` is JSON in UTF-8, the same for every input."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    weights = {name: value.detach().numpy() for name, value in network.state_dict().items()}
    constants, nodes = [], []

    def constant(name, values):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def node(kind, inputs, output, **attributes):
        nodes.append(helper.make_node(kind, inputs, [output] if isinstance(output, str) else output, **attributes))

    def table(name):
        # half precision: embeddings are read, not multiplied
        constant(name, weights[f'{name}.weight'].astype(np.float16))

    table('characters')
    table('words')
    node('Gather', ['characters', 'character_ids'], 'character_half')
    node('Cast', ['character_half'], 'character_rows', to=TensorProto.FLOAT)
    node('Transpose', ['character_rows'], 'character_columns', perm=[0, 2, 1])
    for name, pad in (('narrow', 1), ('wide', 2)):
        constant(f'{name}_w', weights[f'{name}.weight'])
        constant(f'{name}_b', weights[f'{name}.bias'])
        node('Conv', ['character_columns', f'{name}_w', f'{name}_b'], f'{name}_conv', pads=[pad, pad])
        node('Relu', [f'{name}_conv'], f'{name}_relu')
    constant('last_axis', np.array([2], np.int64))
    for name in ('narrow', 'wide'):
        node('ReduceMax', [f'{name}_relu', 'last_axis'], f'{name}_max', keepdims=0)
    node('Gather', ['words', 'buckets'], 'word_half')
    node('Cast', ['word_half'], 'word_rows', to=TensorProto.FLOAT)
    node('Concat', ['narrow_max', 'wide_max', 'word_rows'], 'parts', axis=1)

    def linear(name, source, output):
        constant(f'{name}_w', weights[f'{name}.weight'])
        constant(f'{name}_b', weights[f'{name}.bias'])
        node('Gemm', [source, f'{name}_w', f'{name}_b'], output, transB=1)

    linear('joint', 'parts', 'joint_sum')
    node('Relu', ['joint_sum'], 'joint')
    constant('middle_axis', np.array([1], np.int64))
    constant('flat', np.array([0, 2 * HIDDEN], np.int64))
    source = 'joint'
    for name in ('first', 'second'):
        # PyTorch orders gates input, forget, cell, output; ONNX input, output, forget, cell
        def gates(values):
            i, f, g, o = np.split(values, 4)
            return np.concatenate([i, o, f, g])
        both = ('', '_reverse')
        constant(f'{name}_w', np.stack([gates(weights[f'{name}.weight_ih_l0{end}']) for end in both]))
        constant(f'{name}_r', np.stack([gates(weights[f'{name}.weight_hh_l0{end}']) for end in both]))
        constant(f'{name}_b', np.stack([np.concatenate([gates(weights[f'{name}.bias_{kind}_l0{end}']) for kind in ('ih', 'hh')]) for end in both]))
        node('Unsqueeze', [source, 'middle_axis'], f'{name}_in')
        node('LSTM', [f'{name}_in', f'{name}_w', f'{name}_r', f'{name}_b'], [f'{name}_out'], direction='bidirectional', hidden_size=HIDDEN)
        node('Reshape', [f'{name}_out', 'flat'], f'{name}_flat')
        source = f'{name}_flat'
    linear('tags', source, 'tag_scores')
    node('Softmax', ['tag_scores'], 'tags', axis=1)
    node('Concat', [source, 'joint'], 'script_parts', axis=1)
    linear('scripts', 'script_parts', 'script_scores')
    constant('candidates', np.array([CANDIDATES], np.int64))
    node('TopK', ['script_scores', 'candidates'], ['script_best', 'scripts'], axis=1)
    constant('legend_bytes', np.frombuffer(json.dumps(legend, ensure_ascii=False).encode(), np.uint8))
    node('Identity', ['legend_bytes'], 'legend')
    graph = helper.make_graph(
        nodes, 'hebrew-tagger',
        [helper.make_tensor_value_info('character_ids', TensorProto.INT32, ['words', LENGTH]), helper.make_tensor_value_info('buckets', TensorProto.INT32, ['words'])],
        [helper.make_tensor_value_info('tags', TensorProto.FLOAT, ['words', len(legend['tags'])]),
         helper.make_tensor_value_info('scripts', TensorProto.INT64, ['words', CANDIDATES]),
         helper.make_tensor_value_info('legend', TensorProto.UINT8, [None])], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 18)], ir_version=9, producer_name='glossa')
    onnx.checker.check_model(model)
    onnx.save(model, str(path))
