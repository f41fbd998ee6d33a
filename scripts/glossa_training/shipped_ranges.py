"""Fixed activation ranges for the networks as they stand in native-models (program: scripts/quantisation/fix-ranges.py)."""
from pathlib import Path

import numpy as np
import onnx
from safetensors.numpy import load_file

from .activation_ranges import METHODS, WINDOWS, feeds_of, fixed_model, has_styles, measured, read_windows, session_of, with_float_activations, with_ranges, with_splits
from .folders import MODELS, required, write_report

# network: (windows, embedding rows, output); entities/dnn-eng is split, and had its ranges before (split.py)
NETWORKS = {'entities/dnn': ('dnn', 'entities/dnn-words', 'probabilities'),
            'entities/dnn-permissive': ('dnn', 'entities/dnn-words', 'probabilities'), 'entities/sentence-encoder': ('sentence-encoder', 'entities/dnn-words', 'vectors'),
            'categories/network': ('categories', 'categories/pieces', 'logits')}
COMPARED = 600  # windows of the dev parts
SPLIT = 'least error, far channels split'
MEASURES = {'probabilities': 'pieces with another label %', 'vectors': 'mean cosine of the vectors', 'logits': 'windows with another best category %'}


def file_of(network):
    return f"{network.replace('/', '-')}.onnx"


def rows_of(name):
    tensors = load_file(str(MODELS / f'{name}.safetensors'))
    return tensors['words'].reshape(len(tensors['scales']), -1), tensors['scales']


def fix(options):
    """What fix-ranges.py does."""
    out, report = Path(options.out), []
    out.mkdir(parents=True, exist_ok=True)
    for network in options.networks or NETWORKS:
        name, rows, output = NETWORKS[network]
        windows = required(Path(options.windows) / f'{name}.jsonl', 'run scripts/quantisation/collect.ts first')
        model = onnx.load(str(windows.parent / 'networks' / file_of(network)))
        words, scales = rows_of(rows)
        train = read_windows(windows, 'train', WINDOWS)
        if options.compare:
            dev = list(feeds_of(read_windows(windows, 'dev', COMPARED), words, scales, has_styles(model)))
            found = compare(model, measured(model, feeds_of(train, words, scales, has_styles(model))), dev, output)
            report.append({'network': network, 'measure': MEASURES[output], **found})
            print(network, found, flush=True)
        else:
            onnx.save(fixed_model(model, train, words, scales), str(out / file_of(network)))
            print(network, flush=True)
    if report:
        write(report)


def compare(model, activations, dev, output):
    """How near each way of setting ranges comes to the network with float activations: {way: figure}."""
    def outputs(tried):
        session = session_of(tried)
        return [session.run([output], feeds)[0] for feeds in dev]

    reference = outputs(with_float_activations(model))
    wholes = {name: activation.whole() for name, activation in activations.items()}
    ways = {'dynamic': model, **{name: with_ranges(model, {one: way(whole) for one, whole in wholes.items()}) for name, way in METHODS.items()},
            SPLIT: with_splits(model, activations)}
    return {name: figure(reference, outputs(tried), dev, output) for name, tried in ways.items()}


def figure(reference, found, dev, output):
    if output == 'logits':
        return percent([left.argmax(1) != right.argmax(1) for left, right in zip(reference, found)])
    masks = [feeds['mask'].astype(bool) for feeds in dev]
    if output == 'probabilities':
        return percent([left[mask].argmax(1) != right[mask].argmax(1) for left, right, mask in zip(reference, found, masks)])
    cosines = [cosine(pooled(left, mask), pooled(right, mask)) for left, right, mask in zip(reference, found, masks)]
    return round(float(np.concatenate(cosines).mean()), 4)


def percent(parts):
    return round(100 * float(np.concatenate(parts).mean()), 2)


def pooled(states, mask):
    return (states * mask[..., None]).sum(1)


def cosine(left, right):
    return (left * right).sum(1) / np.linalg.norm(left, axis=1) / np.linalg.norm(right, axis=1)


def write(rows):
    ways = ['dynamic', *METHODS, SPLIT]
    lines = ['# Ranges of the 8-bit activations', '', 'Made by `python scripts/quantisation/fix-ranges.py --compare`. Each network against itself with float activations (and the same 8-bit weights), on',
             f'{COMPARED} windows of validation texts of all languages and styles; ranges measured on {WINDOWS} windows of training texts. `dynamic` are ranges of the batch at hand,',
             'which let the texts of a batch change one another\'s answers; the networks are served with the last.', '', f"| network | measure | {' | '.join(ways)} |",
             f"| --- | --- |{' --- |' * len(ways)}"]
    lines += [f"| {row['network']} | {row['measure']} | {' | '.join(str(row[way]) for way in ways)} |" for row in rows]
    write_report('activation-ranges', rows, lines)
