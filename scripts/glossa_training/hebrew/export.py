"""The Hebrew network as ONNX with weights in 8 bits."""
import json

import numpy as np
import onnx
from onnx import TensorProto, helper

from ..encoder import HEADS, INNER, WIDTH
from ..onnx_graph import GraphBuilder, weights_of, write_quantised

CANDIDATES = 4


class HebrewGraph(GraphBuilder):
    """One sentence without padding; the layer norm is onnxruntime's."""

    def norm(self, name, source):
        weight, bias = (self.constant(f'{name}.{letter}', self.weights[f'{name}.{kind}']) for letter, kind in (('w', 'weight'), ('b', 'bias')))
        return self.node('LayerNormalization', [source, weight, bias], f'{name}.out', axis=-1, epsilon=1e-12)


def export_onnx(network, legend, path):
    """Writes the network for one sentence: int32 `pieces` [n], `first` and `last` [words] to `tags` [words, tags] (probabilities) and `scripts`
    [words, CANDIDATES] (numbers of the best lemma scripts); `legend` is JSON in UTF-8, the same for every input."""
    graph = HebrewGraph(weights_of(network.state_dict()))

    # embedding rows in 8 bits with a scale each
    table = graph.weights['words.weight']
    scale = np.maximum(np.abs(table).max(1, keepdims=True), 1e-8) / 127
    graph.constant('words', np.round(table / scale).astype(np.int8))
    graph.constant('word_scales', scale.astype(np.float32))
    graph.constant('positions', graph.weights['positions'].astype(np.float16))
    graph.node('Cast', [graph.node('Gather', ['words', 'pieces'], 'rows8')], 'rows', to=TensorProto.FLOAT)
    graph.node('Mul', ['rows', graph.node('Gather', ['word_scales', 'pieces'], 'scales')], 'embedded')
    graph.node('Shape', ['pieces'], 'length')
    graph.constant('zero', np.array([0], np.int64))
    graph.node('Cast', [graph.node('Slice', ['positions', 'zero', 'length'], 'places16')], 'places', to=TensorProto.FLOAT)
    x = graph.norm('norm', graph.node('Add', ['embedded', 'places'], 'placed'))
    graph.constant('heads', np.array([0, 3, HEADS, WIDTH // HEADS], np.int64))
    graph.constant('flat', np.array([0, WIDTH], np.int64))
    graph.constant('scaling', np.array((WIDTH // HEADS) ** -0.5, np.float32))
    for index in range(len(network.layers)):
        base = f'layers.{index}'
        split = graph.node('Transpose', [graph.node('Reshape', [graph.linear(f'{base}.mixed', x), 'heads'], f'{base}.heads')], f'{base}.split', perm=[1, 2, 0, 3])
        parts = graph.node('Split', [split], [f'{base}.{part}1' for part in ('query', 'key', 'value')], axis=0, num_outputs=3)
        query, key, value = (graph.node('Squeeze', [part, 'zero'], part[:-1]) for part in parts)
        turned = graph.node('Transpose', [key], f'{base}.turned', perm=[0, 2, 1])
        scores = graph.node('Mul', [graph.node('MatMul', [query, turned], f'{base}.raw'), 'scaling'], f'{base}.scores')
        seen = graph.node('MatMul', [graph.node('Softmax', [scores], f'{base}.shares', axis=-1), value], f'{base}.seen')
        joined = graph.node('Reshape', [graph.node('Transpose', [seen], f'{base}.back', perm=[1, 0, 2]), 'flat'], f'{base}.joined')
        x = graph.norm(f'{base}.attended_norm', graph.node('Add', [x, graph.linear(f'{base}.attended', joined)], f'{base}.mid'))
        grown = graph.node('Gelu', [graph.linear(f'{base}.inner', x)], f'{base}.grown')
        x = graph.norm(f'{base}.outer_norm', graph.node('Add', [x, graph.linear(f'{base}.outer', grown)], f'{base}.end'))
    both = graph.node('Concat', [graph.node('Gather', [x, 'first'], 'first_rows'), graph.node('Gather', [x, 'last'], 'last_rows')], 'both', axis=1)
    graph.node('Softmax', [graph.linear('tags', both)], 'tags', axis=1)
    graph.constant('candidates', np.array([CANDIDATES], np.int64))
    graph.node('TopK', [graph.linear('scripts', both), 'candidates'], ['script_best', 'scripts'], axis=1)
    graph.constant('legend_bytes', np.frombuffer(json.dumps(legend, ensure_ascii=False).encode(), np.uint8))
    graph.node('Identity', ['legend_bytes'], 'legend')
    info = helper.make_tensor_value_info
    made = helper.make_graph(
        graph.nodes, 'hebrew-tagger', [info('pieces', TensorProto.INT32, ['n']), info('first', TensorProto.INT32, ['words']), info('last', TensorProto.INT32, ['words'])],
        [info('tags', TensorProto.FLOAT, ['words', len(legend['tags'])]), info('scripts', TensorProto.INT64, ['words', CANDIDATES]), info('legend', TensorProto.UINT8, [None])],
        graph.constants)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid('', 20)], ir_version=9, producer_name='glossa')
    onnx.checker.check_model(model)
    full = path.with_suffix('.full.onnx')
    write_quantised(model, full, path, ('MatMul',), {})
    full.unlink()
    assert INNER == graph.weights['layers.0.inner.weight'].shape[0]
