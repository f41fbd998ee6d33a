"""Shipped 8-bit entity networks as checkpoints that training goes on from (program: scripts/entities/neural/unpack.py)."""
import json
import shutil
from pathlib import Path

import brotli
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from safetensors.numpy import load_file
from safetensors.torch import save_file

from ..activation_ranges import STEPS
from ..early_exit import STATES
from ..encoder import WIDTH
from ..folders import MODELS

# linear layers and the activation whose far channels they read in further columns; the first of a layer and the head read what the layer before gives
PARTS = {'mixed': None, 'attended': None, 'inner': 'attended_norm.out', 'outer': 'grown'}
NORMS = ('attended_norm', 'outer_norm')
ENCODER = {'attended': 'attention.output.dense', 'attended_norm': 'attention.output.LayerNorm', 'inner': 'intermediate.dense', 'outer': 'output.dense', 'outer_norm': 'output.LayerNorm'}


def shipped(name):
    """The ONNX model `entities/NAME` of native-models; one that is split is joined again, without the lower layers' own answer."""
    def read(part):
        return onnx.load_from_string(brotli.decompress((MODELS / 'entities' / f'{part}.onnx.br').read_bytes()))
    lower = read(name)
    if not any(output.name == STATES for output in lower.graph.output):
        return lower
    upper, joined = read(f'{name}-upper'), onnx.ModelProto()
    joined.CopyFrom(lower)
    del joined.graph.node[:], joined.graph.initializer[:], joined.graph.output[:]
    joined.graph.node.extend([*(node for node in lower.graph.node if not any(output.startswith('exit.') or output == 'probabilities' for output in node.output)), *upper.graph.node])
    constants = {constant.name: constant for part in (lower, upper) for constant in part.graph.initializer if not constant.name.startswith('exit.')}
    joined.graph.initializer.extend(constants.values())
    joined.graph.output.extend(upper.graph.output)
    onnx.checker.check_model(joined)
    return joined


def unpacked(model):
    """(float32 weights as `Tagger` names them, layers) of an exported network. What the further columns of far channels take from a bias when idle is given back (activation_ranges.split_channels)."""
    constants = {constant.name: numpy_helper.to_array(constant) for constant in model.graph.initializer}
    layers = sum(name.endswith('.mixed.b') for name in constants)
    found = {'positions': constants['positions'], 'style.weight': constants['styles']}

    def linear(name, activation=None):
        base = name.replace('.weight', '')
        if f'{base}.w' in constants:
            weights, bias = constants[f'{base}.w'], constants[f'{base}.b']
        else:
            weights = (constants[f'{base}.w_quantized'].astype(np.float32) - constants[f'{base}.w_zero_point']) * constants[f'{base}.w_scale']
            bias = constants[f'{base}.b']
        if activation is not None and f'{activation}.far' in constants:
            step, zero = float(constants[f'{activation}_scale']), int(constants[f'{activation}_zero_point'])
            idle = np.where(constants[f'{activation}.shifts'] > 0, -zero * step, (STEPS - zero) * step)
            further = len(constants[f'{activation}.far'])
            bias = bias + idle @ weights[-further:]
            weights = weights[:-further]
        found[f'{base}.weight'], found[f'{base}.bias'] = weights.T, bias

    def norm(base):
        found[f'{base}.weight'], found[f'{base}.bias'] = constants[f'{base}.w'], constants[f'{base}.b']

    norm('norm')
    for index in range(layers):
        for part, activation in PARTS.items():
            before = f'layers.{index - 1}.outer_norm.out' if part == 'mixed' and index else None
            linear(f'layers.{index}.{part}', f'layers.{index}.{activation}' if activation else before)
        for part in NORMS:
            norm(f'layers.{index}.{part}')
    linear('head', f'layers.{layers - 1}.outer_norm.out')
    return {name: torch.from_numpy(np.array(values, dtype=np.float32)) for name, values in found.items()}, layers


def encoder_tensors(state, layers, words):
    """The weights under the names of the encoder's own file, for `EncoderNetwork`."""
    tensors = {'embeddings.word_embeddings.weight': words, 'embeddings.position_embeddings.weight': state['positions'],
               'embeddings.token_type_embeddings.weight': torch.zeros(2, WIDTH)}
    for kind in ('weight', 'bias'):
        tensors[f'embeddings.LayerNorm.{kind}'] = state[f'norm.{kind}']
        for index in range(layers):
            base = f'encoder.layer.{index}.'
            for ours, theirs in ENCODER.items():
                tensors[f'{base}{theirs}.{kind}'] = state[f'layers.{index}.{ours}.{kind}']
            for part, values in zip(('query', 'key', 'value'), state[f'layers.{index}.mixed.{kind}'].chunk(3)):
                tensors[f'{base}attention.self.{part}.{kind}'] = values
    return {name: values.clone().contiguous() for name, values in tensors.items()}


def unpack(options):
    """What unpack.py does."""
    out = Path(options.out)
    (out / 'encoder').mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(options.networks):
        model = shipped(name)
        onnx.save(model, str(out / f'{name}.onnx'))
        state, layers = unpacked(model)
        torch.save({'model': state, 'average': state, 'layers': layers, 'state': {'step': 0, 'elapsed': 0.0, 'pieces': 0, 'number': 0, 'within': 0}}, out / f'{name}.pt')
        if number == 0:
            tensors = load_file(str(MODELS / 'entities' / 'dnn-words.safetensors'))
            words = tensors['words'].reshape(-1, WIDTH).astype(np.float32) * tensors['scales'][:, None]
            save_file(encoder_tensors(state, layers, torch.from_numpy(words)), str(out / 'encoder' / 'model.safetensors'))
            (out / 'kept.json').write_text(json.dumps(list(range(len(words)))), encoding='utf-8')
    shutil.copyfile(MODELS / 'entities' / 'dnn-words.safetensors', out / 'words.safetensors')
    (out / 'tokenizer.json').write_bytes(brotli.decompress((MODELS / 'entities' / 'dnn-tokenizer.json.br').read_bytes()))
