"""Fixed ranges for the activations of an 8-bit network.

onnxruntime's dynamic quantisation sets the range of each activation anew in every run, over all windows of the batch and their padding: what a text is answered
then depends on the texts beside it. Here each range is measured once on calibration windows and becomes a constant of the network, so that a window gives the
same values, bit for bit, alone and in any company; and the pass over the activations that looks for their extremes falls away.

A range is the one of the least squared error between the values and their 8-bit form: what lies beyond it is cut off, what lies within is the finer (Banner et al.
2019, "Post training 4-bit quantization of convolutional networks for rapid-deployment", there for 4 bits). The others are there to be compared with.

BERT encoders have a few channels whose values lie far from all others (in each feed-forward layer one, which the begin mark drives up to 70 where the rest stays below 7): a range
that takes them in is coarse for everything else. They are left out of it, and what they have beyond the range goes through further columns of the product, each with the next stretch
of the value and with the weights of the channel (after Zhao et al. 2019, "Improving neural network quantization without retraining using outlier channel splitting").
"""
import json
import random

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

STEPS = 255  # of 8 bits
BINS = 2048  # of a histogram, on either side of zero
WINDOWS = 2000  # that ranges are measured on
PADDING = 1  # the piece
CANDIDATES = 4  # channels of an activation that may be split
FINER = 2  # channels are split where the others' range is so many times as fine without them
SPARE = 1  # stretches of the channel that reaches furthest for values beyond those seen
DYNAMIC = 'DynamicQuantizeLinear'


class Histogram:
    """Values of one activation; the bins, a power of two wide, widen twofold whenever a value lies beyond them."""

    def __init__(self):
        self.width, self.counts = 2.0 ** -12, np.zeros(2 * BINS, np.int64)

    def add(self, values):
        self.widen(float(np.abs(values).max()))
        self.counts += np.bincount(((values / self.width) + BINS).astype(np.int64), minlength=2 * BINS)[:2 * BINS]

    def widen(self, most):
        while most >= self.width * (BINS - 1):
            halves = self.counts.reshape(-1, 2).sum(1)
            self.counts = np.concatenate([np.zeros(BINS // 2, np.int64), halves, np.zeros(BINS // 2, np.int64)])
            self.width *= 2

    def joined(self, other):
        """A histogram of the values of both."""
        both = Histogram()
        for part in (self, other):
            copy = Histogram()
            copy.width, copy.counts = part.width, part.counts
            copy.widen(max(self.width, other.width) / 2 * (BINS - 1))
            both.width, both.counts = copy.width, both.counts + copy.counts
        return both

    def filled(self):
        """(middles of the bins that hold values, their counts)."""
        places = np.flatnonzero(self.counts)
        return (places - BINS + 0.5) * self.width, self.counts[places]


def extremes(histogram):
    """Range of all values seen."""
    middles, _counts = histogram.filled()
    return min(0.0, float(middles[0]) - histogram.width / 2), max(0.0, float(middles[-1]) + histogram.width / 2)


def percentile(share):
    """A way to set ranges: `share` of the values is left out at either end."""
    def chosen(histogram):
        middles, counts = histogram.filled()
        below = np.cumsum(counts) / counts.sum()
        low, high = np.searchsorted(below, [share, 1 - share])
        return min(0.0, float(middles[low])), max(0.0, float(middles[min(high, len(middles) - 1)]))
    return chosen


def squared_error(low, high, middles, counts):
    step = (high - low) / STEPS
    zero = np.round(-low / step)
    served = (np.clip(np.round(middles / step) + zero, 0, STEPS) - zero) * step
    return float((counts * (middles - served) ** 2).sum())


def least_error(histogram):
    """Range of the least squared error: the ends are drawn in by turns."""
    middles, counts = histogram.filled()
    low, high = extremes(histogram)
    ends, best = [low, high], squared_error(low, high, middles, counts)
    shares = np.geomspace(1, 0.01, 120)
    for _turn in range(3):
        for side in (0, 1):
            for end in (low, high)[side] * shares:
                tried = [end, ends[1]] if side == 0 else [ends[0], end]
                if tried[1] > tried[0] and (error := squared_error(*tried, middles, counts)) < best:
                    ends, best = tried, error
    return tuple(ends)


METHODS = {'extremes': extremes, 'percentile 99.99': percentile(5e-5), 'percentile 99.9': percentile(5e-4), 'least error': least_error}


def read_windows(file, part, count=None, seed=1):
    """Windows of a file of scripts/quantisation/collect.ts, at most `count` of them."""
    with open(file, encoding='utf-8') as lines:
        windows = [window for window in map(json.loads, lines) if window['part'] == part]
    return windows if count is None or count >= len(windows) else random.Random(seed).sample(windows, count)


def feeds_of(windows, words, scales, styles, size=512):
    """Batches of the windows, by length, as a network reads them: at most `size` pieces each."""
    windows = sorted(windows, key=lambda window: len(window['pieces']))
    while windows:
        count = 1
        while count < len(windows) and (count + 1) * len(windows[count]['pieces']) <= size:
            count += 1
        batch, windows = windows[:count], windows[count:]
        longest = len(batch[-1]['pieces'])
        ids = np.array([window['pieces'] + [PADDING] * (longest - len(window['pieces'])) for window in batch])
        mask = (np.arange(longest)[None] < np.array([len(window['pieces']) for window in batch])[:, None]).astype(np.int32)
        feeds = {'rows': words[ids].astype(np.float32) * scales[ids][..., None], 'mask': mask}
        if styles:
            feeds['style'] = np.array([window['style'] for window in batch], np.int64)
        yield feeds


def session_of(model):
    """A session on one thread of the CPU."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])


class Activation:
    """What was seen of an activation: its ordinary channels, the few that reach furthest, and how far each of these does."""

    def __init__(self, outlying):
        self.outlying, self.ordinary, self.others = outlying, Histogram(), Histogram()
        self.lowest, self.highest = np.zeros(len(outlying)), np.zeros(len(outlying))

    def add(self, values):
        if len(self.outlying) > 0:
            far = values[:, self.outlying]
            self.others.add(far.reshape(-1))
            self.lowest, self.highest = np.minimum(self.lowest, far.min(0)), np.maximum(self.highest, far.max(0))
            values = np.delete(values, self.outlying, 1)
        self.ordinary.add(values.reshape(-1))

    def whole(self):
        return self.ordinary.joined(self.others) if len(self.outlying) > 0 else self.ordinary


def outputs_of(model, names, batches):
    """Values of activations, batch by batch, over the pieces (not their padding): {name: [pieces, channels]}."""
    watched = onnx.ModelProto()
    watched.CopyFrom(model)
    watched.graph.output.extend(helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in names)
    session = session_of(watched)
    for feeds in batches:
        mask = feeds['mask'].astype(bool)
        yield {name: values[mask] if values.shape[:2] == mask.shape else values for name, values in zip(names, session.run(names, feeds))}


def measured(model, batches):
    """What is seen of all activations that `model` quantises dynamically: {name: Activation}. Which channels reach furthest is looked up in every tenth batch."""
    batches = list(batches)
    names = list(dict.fromkeys(node.input[0] for node in model.graph.node if node.op_type == DYNAMIC))
    factors = {node.input[0].removesuffix('_quantized') for node in model.graph.node if node.op_type == 'MatMulInteger'}
    reach = {}
    for values in outputs_of(model, names, batches[::10]):
        for name, part in values.items():
            reach[name] = np.maximum(reach.get(name, 0), np.abs(part).max(0))
    found = {name: Activation(np.sort(np.argsort(-reach[name])[:CANDIDATES]) if name in factors else []) for name in names}
    for values in outputs_of(model, names, batches):
        for name, part in values.items():
            found[name].add(part)
    return found


def split_of(activation):
    """(range, columns) of an activation: the range is that of its ordinary channels where it is so much finer, and the others are split: [(channel, stretch), ...], stretches above the
    range being 1, 2 ..., those below -1, -2 ..."""
    whole = least_error(activation.whole())
    if len(activation.outlying) == 0:
        return whole, []
    low, high = least_error(activation.ordinary)
    width = high - low
    if whole[1] - whole[0] < FINER * width:
        return whole, []
    above = np.maximum(0, np.ceil((activation.highest - high) / width)).astype(int)
    below = np.maximum(0, np.ceil((low - activation.lowest) / width)).astype(int)
    furthest = int(np.argmax(np.maximum(above, below)))
    more = above if above[furthest] >= below[furthest] else below
    more[furthest] += SPARE
    columns = [(int(channel), side * stretch) for side, counts in ((1, above), (-1, below)) for channel, count in zip(activation.outlying, counts) for stretch in range(1, 1 + count)]
    return (low, high), columns


def with_ranges(model, ranges, splits=None):
    """The network with constant ranges `{activation: (low, high)}` in place of dynamic ones, and channels split where `splits` says so (`split_of`)."""
    fixed = onnx.ModelProto()
    fixed.CopyFrom(model)
    nodes = []
    for node in fixed.graph.node:
        if node.op_type != DYNAMIC:
            nodes.append(node)
            continue
        name, (quantised, scale, zero) = node.input[0], node.output
        low, high = ranges[name]
        step = np.float32((high - low) / STEPS)
        add_constant(fixed, scale, step)
        add_constant(fixed, zero, np.uint8(np.clip(round(-low / step), 0, STEPS)))
        nodes.append(helper.make_node('QuantizeLinear', [name, scale, zero], [quantised], name=node.name))
    nodes = joined_products(nodes)
    for name, columns in (splits or {}).items():
        if columns:
            nodes = split_channels(fixed, nodes, name, columns)
    replace_nodes(fixed, nodes)
    return fixed


def add_constant(model, name, values):
    model.graph.initializer.append(numpy_helper.from_array(np.asarray(values), name))


def split_channels(model, nodes, name, columns):
    """The nodes with further columns in the product of the activation `name`. What a value has beyond the range, the quantisation cuts off; a further column holds the value less so many
    widths of the range, which is cut off at the other end until the value comes there. What the columns give when idle, the bias takes back."""
    constants = {constant.name: constant for constant in model.graph.initializer}
    array = {key: numpy_helper.to_array(constants[key]) for key in (f'{name}_scale', f'{name}_zero_point')}
    step, zero = float(array[f'{name}_scale']), int(array[f'{name}_zero_point'])
    product = next(node for node in nodes if node.op_type == 'MatMulIntegerToFloat' and node.input[0] == f'{name}_quantized')
    _left, right, _scale, right_scale, _zero, right_zero, bias = product.input
    weights, steps, zeros, biases = (numpy_helper.to_array(constants[key]) for key in (right, right_scale, right_zero, bias))
    channels = np.array([channel for channel, _stretch in columns])
    stretches = np.array([stretch for _channel, stretch in columns])
    idle = np.where(stretches > 0, -zero * step, (STEPS - zero) * step)
    rows = (weights[channels].astype(np.float32) - zeros) * steps
    replace_constant(model, right, np.concatenate([weights, weights[channels]]))
    replace_constant(model, bias, (biases - idle @ rows).astype(np.float32))
    add_constant(model, f'{name}.far', channels)
    add_constant(model, f'{name}.shifts', (stretches * STEPS * step).astype(np.float32))
    added = [helper.make_node('Gather', [name, f'{name}.far'], [f'{name}.gathered'], axis=-1), helper.make_node('Sub', [f'{name}.gathered', f'{name}.shifts'], [f'{name}.beyond']),
             helper.make_node('QuantizeLinear', [f'{name}.beyond', f'{name}_scale', f'{name}_zero_point'], [f'{name}.beyond_quantized']),
             helper.make_node('Concat', [f'{name}_quantized', f'{name}.beyond_quantized'], [f'{name}.columns'], axis=-1)]
    product.input[0] = f'{name}.columns'
    place = nodes.index(product)
    return [*nodes[:place], *added, *nodes[place:]]


def replace_constant(model, name, values):
    next(constant for constant in model.graph.initializer if constant.name == name).CopyFrom(numpy_helper.from_array(np.ascontiguousarray(values), name))


def fix_file(network, windows, words, scales):
    """Gives the dynamically quantised network in the file `network` fixed ranges, in place, measured on the windows of the train parts (a file of
    scripts/quantisation/collect.ts; None: the ranges stay dynamic); `words` and `scales` are its embedding rows. Raises ValueError where nothing is dynamic."""
    if windows is None:
        return
    model = onnx.load(str(network))
    onnx.save(fixed_model(model, read_windows(windows, 'train', WINDOWS), words, scales), str(network))


def fixed_model(model, windows, words, scales):
    if not any(node.op_type == DYNAMIC for node in model.graph.node):
        raise ValueError('the network has no dynamic ranges')
    return with_splits(model, measured(model, feeds_of(windows, words, scales, has_styles(model))))


def with_splits(model, activations):
    """The network with the ranges and splits that fit what was seen of its activations."""
    chosen = {name: split_of(activation) for name, activation in activations.items()}
    return with_ranges(model, {name: limits for name, (limits, _) in chosen.items()}, {name: splits for name, (_, splits) in chosen.items()})


def has_styles(model):
    return any(value.name == 'style' for value in model.graph.input)


def replace_nodes(model, nodes):
    del model.graph.node[:]
    model.graph.node.extend(nodes)


def joined_products(nodes):
    """Each product of integers, its two scales and its bias as one node: onnxruntime joins them by itself only where the scales are no constants."""
    makers = {output: node for node in nodes for output in node.output}
    users = {name: node for node in nodes for name in node.input}
    joined, gone = {}, set()
    for product in (node for node in nodes if node.op_type == 'MatMulInteger'):
        cast = users[product.output[0]]
        scaled = users[cast.output[0]]
        scales = makers[next(name for name in scaled.input if name != cast.output[0])]
        biased = users[scaled.output[0]]
        bias = next(name for name in biased.input if name != scaled.output[0])
        left, right, left_zero, right_zero = product.input
        gone.update(node.name for node in (product, cast, scaled, scales))
        joined[biased.name] = helper.make_node('MatMulIntegerToFloat', [left, right, *scales.input, left_zero, right_zero, bias], list(biased.output), name=product.name,
                                               domain='com.microsoft')
    return [joined.get(node.name, node) for node in nodes if node.name not in gone]


def with_float_activations(model):
    """The network with its 8-bit weights unpacked and nothing rounded between the layers: what the ranges are compared with."""
    unpacked = onnx.ModelProto()
    unpacked.CopyFrom(model)
    constants = {constant.name: constant for constant in model.graph.initializer}
    nodes, sources = [], {node.output[0]: node.input[0] for node in model.graph.node if node.op_type == DYNAMIC}

    def weights(quantised, zero):
        base = quantised.removesuffix('_quantized')
        values, zeros, steps = (numpy_helper.to_array(constants[name]).astype(np.float32) for name in (quantised, zero, f'{base}_scale'))
        unpacked.graph.initializer.append(numpy_helper.from_array(((values - zeros) * steps).astype(np.float32), f'{base}.float'))
        return f'{base}.float'

    for node in model.graph.node:
        if node.op_type == 'MatMulInteger':
            output = node.output[0].removesuffix('_output_quantized')
            nodes.append(helper.make_node('MatMul', [sources[node.input[0]], weights(node.input[1], node.input[3])], [output]))
        elif node.op_type == 'QAttention':
            heads = next(attribute.i for attribute in node.attribute if attribute.name == 'num_heads')
            nodes.append(helper.make_node('Attention', [sources[node.input[0]], weights(node.input[1], node.input[7]), node.input[2], node.input[5]], list(node.output),
                                          domain='com.microsoft', num_heads=heads))
        elif node.op_type != DYNAMIC:
            nodes.append(node)
    replace_nodes(unpacked, [node for node in nodes if not is_scaling(node)])
    return unpacked


def is_scaling(node):
    """Whether a node casts or scales an integer product."""
    names = [*node.input, *node.output]
    return node.op_type in ('Cast', 'Mul') and any(name.endswith(('_output_quantized', '_output_quantized_cast_output', '_quant_scales_mul:0')) for name in names)
