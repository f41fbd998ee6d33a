"""Writes the neural entity tagger as 8-bit ONNX, and its embedding rows apart.

    python scripts/export-entities-dnn.py --encoder ENCODER_DIR --model OUT_DIR --name second --out EXPORT_DIR [--check] [--speed]

EXPORT_DIR/entities-dnn.onnx: float32 `rows` [batch, length, 384] (embedding rows of the pieces), int32 `mask` [batch, length] (1: a piece, 0: padding) and int64
`style` [batch] (see entities_dnn.STYLES) give `probabilities` [batch, length, labels]; linear layers and attention in 8 bits per channel, the rest float32.
EXPORT_DIR/words.safetensors: int8 `words` (pieces x 384, row by row) and float32 `scales` (one a row): row = words * scale. It lives once in shared memory.
EXPORT_DIR/tokenizer.json, EXPORT_DIR/labels.json. `--check` measures the exported files on validation sentences, `--speed` pieces a second on one thread.
"""
import argparse
import json
import shutil
import time
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.numpy import load_file, save_file

import entities_dnn
from entities_dnn import LABELS, STYLES, Tagger, load_corpora, score_corpus
from teacher_model import HEADS, WIDTH, Pieces, batches_of, tensors_of


def quantised_rows(table):
    """int8 rows and their float32 scales."""
    scales = np.maximum(np.abs(table).max(1), 1e-8) / 127
    return np.round(table / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def graph_of(weights, layers):
    constants, nodes = [], []

    def constant(name, values):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def node(kind, inputs, output, **attributes):
        nodes.append(helper.make_node(kind, inputs, [output], name=f'{kind}-{len(nodes)}', **attributes))
        return output

    def linear(name, source):
        return node('Add', [node('MatMul', [source, constant(f'{name}.w', weights[f'{name}.weight'].T)], f'{name}.product'), constant(f'{name}.b', weights[f'{name}.bias'])], f'{name}.sum')

    def norm(name, source):
        return node('LayerNormalization', [source, constant(f'{name}.w', weights[f'{name}.weight']), constant(f'{name}.b', weights[f'{name}.bias'])], f'{name}.out', axis=-1, epsilon=1e-12)

    constant('positions', weights['positions'])
    constant('styles', weights['style.weight'])
    constant('zero', np.array([0], np.int64))
    constant('one', np.array([1], np.int64))
    constant('two', np.array([2], np.int64))
    node('Shape', ['rows'], 'shape')
    node('Slice', ['positions', 'zero', node('Slice', ['shape', 'one', 'two'], 'length')], 'places')
    node('Unsqueeze', [node('Gather', ['styles', 'style'], 'style_rows'), 'one'], 'style_row')
    x = norm('norm', node('Add', [node('Add', ['rows', 'places'], 'placed'), 'style_row'], 'styled'))
    for index in range(layers):
        base = f'layers.{index}'
        seen = node('Attention', [x, constant(f'{base}.mixed.w', weights[f'{base}.mixed.weight'].T), constant(f'{base}.mixed.b', weights[f'{base}.mixed.bias']), 'mask'],
                    f'{base}.seen', domain='com.microsoft', num_heads=HEADS)
        x = norm(f'{base}.attended_norm', node('Add', [x, linear(f'{base}.attended', seen)], f'{base}.mid'))
        grown = node('Gelu', [linear(f'{base}.inner', x)], f'{base}.grown')
        x = norm(f'{base}.outer_norm', node('Add', [x, linear(f'{base}.outer', grown)], f'{base}.end'))
    node('Softmax', [linear('head', x)], 'probabilities', axis=-1)
    info = helper.make_tensor_value_info
    return helper.make_graph(nodes, 'entity-tagger',
                             [info('rows', TensorProto.FLOAT, ['batch', 'length', WIDTH]), info('mask', TensorProto.INT32, ['batch', 'length']), info('style', TensorProto.INT64, ['batch'])],
                             [info('probabilities', TensorProto.FLOAT, ['batch', 'length', len(LABELS)])], constants)


def export(model, layers, out):
    weights = {name: value.detach().float().numpy() for name, value in model.state_dict().items()}
    network = helper.make_model(graph_of(weights, layers), opset_imports=[helper.make_opsetid('', 20), helper.make_opsetid('com.microsoft', 1)], ir_version=9, producer_name='glossa')
    full = out / 'entities-dnn.full.onnx'
    onnx.save(network, str(full))
    # 7 bits: no saturation on processors without VNNI
    quantize_dynamic(str(full), str(out / 'entities-dnn.onnx'), per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=['MatMul', 'Attention'],
                     extra_options={'DefaultTensorType': TensorProto.FLOAT})
    words, scales = quantised_rows(model.words.float().numpy())
    save_file({'words': words.reshape(-1), 'scales': scales}, str(out / 'words.safetensors'))
    (out / 'labels.json').write_text(json.dumps({'labels': LABELS, 'styles': STYLES}, indent=1) + '\n')


class Served:
    """The exported files with the interface of the PyTorch model that `predict` needs."""

    def __init__(self, out, file):
        import onnxruntime
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(out / file), options, providers=['CPUExecutionProvider'])
        tensors = load_file(str(out / 'words.safetensors'))
        self.words, self.scales = tensors['words'].reshape(-1, WIDTH), tensors['scales']

    def probabilities(self, ids, style, lengths):
        rows = self.words[ids].astype(np.float32) * self.scales[ids][..., None]
        mask = (np.arange(ids.shape[1])[None] < lengths[:, None]).astype(np.int32)
        return self.session.run(None, {'rows': rows, 'mask': mask, 'style': style})[0]

    def predict(self, windows, size=512):
        found = [None] * len(windows)
        for group in batches_of(windows, size):
            ids, style, first, lengths = (part.numpy() for part in tensors_of([windows[index][:3] for index in group]))
            flat = self.probabilities(ids, style, lengths).reshape(-1, len(LABELS))[first]
            at = 0
            for index in group:
                count = len(windows[index][1])
                found[index] = flat[at:at + count]
                at += count
        return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--model', required=True)
    parser.add_argument('--name', default='second')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--out', required=True)
    parser.add_argument('--check', nargs='*', help='corpora to measure')
    parser.add_argument('--sentences', type=int, default=400)
    parser.add_argument('--speed', action='store_true')
    options = parser.parse_args()
    torch.set_num_threads(1)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    model = Tagger(options.encoder, f'{options.model}/kept.json', options.layers)
    model.load_state_dict(torch.load(f'{options.model}/{options.name}.pt', weights_only=False)['average'])
    model.eval()
    export(model, options.layers, out)
    shutil.copy(f'{options.model}/tokenizer.json', out / 'tokenizer.json')
    pieces = Pieces(str(out / 'tokenizer.json'))
    plain = entities_dnn.predict
    if options.check is not None:
        served = Served(out, 'entities-dnn.onnx')
        for corpus in load_corpora('dev', pieces, f'{options.model}/words', None, options.check):
            line = []
            for predict in (plain, lambda _model, windows, _size=0: served.predict(windows)):
                entities_dnn.predict = predict
                right, guessed, gold = score_corpus(model, corpus, pieces, options.sentences)
                line.append(f'{200 * right / max(1, guessed + gold):.1f}')
            print(corpus.name, 'PyTorch', line[0], 'int8', line[1], flush=True)
        entities_dnn.predict = plain
    if options.speed:
        for file in ('entities-dnn.onnx', 'entities-dnn.full.onnx'):
            served = Served(out, file)
            for batch, length in ((8, 64), (4, 128), (16, 32), (1, 128)):
                ids = np.random.default_rng(1).integers(10, len(served.words), (batch, length))
                lengths, style = np.full(batch, length), np.zeros(batch, np.int64)
                served.probabilities(ids, style, lengths)
                started, rounds = time.process_time(), 0
                while time.process_time() - started < 2:
                    served.probabilities(ids, style, lengths)
                    rounds += 1
                print(file, f'{batch} x {length}: {rounds * batch * length / (time.process_time() - started):.0f} pieces/s per CPU second', flush=True)


if __name__ == '__main__':
    main()
