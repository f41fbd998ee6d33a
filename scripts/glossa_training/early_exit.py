"""Splits an 8-bit token classifier into its lower layers, with an answer of their own, and its upper ones, which read on only where the lower leave doubt.

The lower layers' answer is a linear layer over their hidden states, taught by the whole network's probabilities; no weight of the network changes. After Li et al. 2021,
"Accelerating BERT inference for sequence labeling via early-exit" (token-level). There settled pieces are still attended to, with the states that they had; here the upper layers do not
see them, but some neighbours of the doubtful ones (program: scripts/entities/neural/split.py).
"""
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from onnx.utils import Extractor
from safetensors.numpy import load_file

from .activation_ranges import feeds_of, read_windows, session_of
from .encoder import WIDTH
from .folders import write_report

STATES, OUTPUT = 'states', 'probabilities'
EPOCHS, BATCH, RATE = 6, 512, 3e-3
COMPARED = 1500  # windows of the dev parts
DOUBTS, BESIDE = (0.02, 0.05, 0.1, 0.2), (1, 2, 3, 4)


def parts_of(model, layers):
    """The graph up to the hidden states after `layers` layers, and from there: both call them `states`."""
    name, shape = f'layers.{layers - 1}.outer_norm.out', ['batch', 'length', WIDTH]
    whole = onnx.ModelProto()
    whole.CopyFrom(model)
    whole.graph.value_info.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
    inputs = [one.name for one in model.graph.input]
    lower, upper = Extractor(whole).extract_model(inputs, [name]), Extractor(whole).extract_model([name, 'mask'], [OUTPUT])
    for part in (lower, upper):
        for field in [node.input for node in part.graph.node] + [node.output for node in part.graph.node]:
            field[:] = [STATES if one == name else one for one in field]
        for one in [*part.graph.input, *part.graph.output]:
            one.name = STATES if one.name == name else one.name
    return lower, upper


def with_answer(lower, weight, bias):
    """The lower layers with `probabilities` beside `states`; weight [width, labels]."""
    model = onnx.ModelProto()
    model.CopyFrom(lower)
    model.graph.initializer.extend([numpy_helper.from_array(weight, 'exit.w'), numpy_helper.from_array(bias, 'exit.b')])
    model.graph.node.extend([helper.make_node('MatMul', [STATES, 'exit.w'], ['exit.product']), helper.make_node('Add', ['exit.product', 'exit.b'], ['exit.sum']),
                             helper.make_node('Softmax', ['exit.sum'], [OUTPUT], axis=-1)])
    model.graph.output.append(helper.make_tensor_value_info(OUTPUT, TensorProto.FLOAT, ['batch', 'length', len(bias)]))
    onnx.checker.check_model(model)
    return model


def read_both(lower, upper, windows, words, scales):
    """[(states, probabilities of the whole network)] of each window, in the order of their lengths."""
    first, second, found = session_of(lower), session_of(upper), []
    styles = any(one.name == 'style' for one in lower.graph.input)
    for feeds in feeds_of(windows, words, scales, styles):
        states = first.run([STATES], feeds)[0]
        probabilities = second.run([OUTPUT], {STATES: states, 'mask': feeds['mask']})[0]
        found += [(states[row, :count], probabilities[row, :count]) for row, count in enumerate(feeds['mask'].sum(1))]
    return found


def taught_answer(read):
    """(weight, bias) of the linear layer nearest to the whole network's probabilities: least cross-entropy."""
    torch.manual_seed(1)
    states, wanted = (torch.tensor(np.concatenate(part)) for part in zip(*read))
    layer = torch.nn.Linear(WIDTH, wanted.shape[1])
    steps = EPOCHS * (len(states) // BATCH)
    optimiser = torch.optim.AdamW(layer.parameters(), RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, steps)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(states))[:len(states) // BATCH * BATCH].split(BATCH):
            loss = torch.nn.functional.cross_entropy(layer(states[chosen]), wanted[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy()


def doubtful(answer, doubt, beside):
    """Places that are read on, as src/models/encoder/upper-layers.ts chooses them."""
    seeds = answer[:, 0] < 1 - doubt
    near = seeds.copy()
    for step in range(1, beside + 1):
        near[step:] |= seeds[:-step]
        near[:-step] |= seeds[step:]
    near[0] = near.any()
    return np.flatnonzero(near)


def compared(upper, read, answers, doubt, beside):
    """How many pieces are read on, and how many get another label than the whole network gives, per cent."""
    session, total, kept, other, named = session_of(upper), 0, 0, 0, 0
    for (states, wanted), answer in zip(read, answers):
        places, found = doubtful(answer, doubt, beside), answer.copy()
        if len(places) > 0:
            found[places] = session.run([OUTPUT], {STATES: states[None, places], 'mask': np.ones((1, len(places)), np.int32)})[0][0]
        labels, whole = found.argmax(1), wanted.argmax(1)
        total, kept, other = total + len(labels), kept + len(places), other + int((labels != whole).sum())
        named += int(((labels > 0) | (whole > 0)).sum())
    return {'doubt': doubt, 'beside': beside, 'read on %': round(100 * kept / total, 1), 'other label %': round(100 * other / total, 2), 'of pieces of names %': round(100 * other / named, 1)}


def split(options):
    """What split.py does."""
    torch.set_num_threads(1)
    model, tensors = onnx.load(options.network), load_file(options.rows)
    words, scales = tensors['words'].reshape(-1, WIDTH), tensors['scales']
    lower, upper = parts_of(model, options.layers)
    weight, bias = taught_answer(read_both(lower, upper, read_windows(options.windows, 'train', options.most), words, scales))
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    onnx.save(with_answer(lower, weight, bias), str(out / 'lower.onnx'))
    onnx.save(upper, str(out / 'upper.onnx'))
    if options.report is None:
        return
    dev = read_both(lower, upper, read_windows(options.windows, 'dev', COMPARED), words, scales)
    answers = [torch.softmax(torch.tensor(states @ weight + bias), 1).numpy() for states, _ in dev]
    rows = []
    for doubt in DOUBTS:
        for beside in BESIDE:
            rows.append(compared(upper, dev, answers, doubt, beside))
            print(rows[-1], flush=True)
    write(options, rows)


def write(options, rows):
    lines = ['# Pieces that the upper layers read', '', f'Made by `scripts/entities/neural/split.py --report {options.report}`: after {options.layers} layers, on windows of dev texts of every kind, odd text among them. A piece',
             'is doubtful where the lower layers give the label of no name less than 1 - doubt; it is read on with its neighbours. The labels are compared with those of the whole network over all pieces.', '',
             '| ' + ' | '.join(rows[0]) + ' |', '| ' + ' | '.join('---' for _ in rows[0]) + ' |', *('| ' + ' | '.join(str(value) for value in row.values()) + ' |' for row in rows)]
    write_report(options.report, {'layers': options.layers, 'rows': rows}, lines)
