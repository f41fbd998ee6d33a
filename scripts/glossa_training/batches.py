"""Groups windows of pieces for a network that classifies words; a window is (ids, first piece of each word, style, ...)."""
import torch

from .arithmetic import fast_arithmetic


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


def tensors_of(rows, multiple=1):
    """rows: [(ids, first, style)]; gives the inputs (ids, styles, first, lengths) of a WordTagger, words in the order of the rows, the length a multiple of `multiple`."""
    longest = -(-max(len(ids) for ids, _first, _style in rows) // multiple) * multiple
    ids = torch.ones(len(rows), longest, dtype=torch.long)  # 1 is the padding piece
    for row, (pieces, _first, _style) in enumerate(rows):
        ids[row, :len(pieces)] = torch.tensor(pieces)
    first = torch.tensor([row * longest + at for row, (_ids, starts, _style) in enumerate(rows) for at in starts], dtype=torch.long)
    return ids, torch.tensor([style for _ids, _first, style in rows]), first, torch.tensor([len(pieces) for pieces, _first, _style in rows])


def by_window(group, windows, values):
    """Yields (index, its values) for each window of a batch; `values` are those of all words of the batch, one window after the other."""
    at = 0
    for index in group:
        count = len(windows[index][1])
        yield index, values[at:at + count]
        at += count


def predict(model, windows, size=4096):
    """Class probabilities [words, classes], as numpy arrays, for each window (ids, first, style, ...), in their order."""
    found = [None] * len(windows)
    training = model.training
    model.eval()
    device = model.device
    with torch.inference_mode(), fast_arithmetic(device):
        for group in batches_of(windows, size):
            inputs = (part.to(device) for part in tensors_of([windows[index][:3] for index in group]))
            probabilities = model(*inputs).softmax(-1).cpu().numpy()
            for index, part in by_window(group, windows, probabilities):
                found[index] = part
    model.train(training)
    return found
