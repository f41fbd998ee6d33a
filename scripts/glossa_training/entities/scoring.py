"""Spans from label probabilities, and exact-span counts against the gold spans of a corpus."""
import numpy as np

from ..batches import predict
from .corpora import CORE, LABEL_INDEX, LABELS, TYPES, UNSPACED
from .windows import context_windows, guessed_spaces


def decode(probabilities, kinds=TYPES):
    """BIO tags from independent probabilities [words, labels] of one sentence by the best allowed path; types not in `kinds` count as O.

    I-X follows B-X or I-X only. The path is found by dynamic programming over the summed logarithms.
    """
    logs, types = grouped(probabilities, kinds)
    count = len(types)
    # states: 0 outside, then B of each type, then I of each type
    best = logs[0].copy()
    best[1 + count:] = -np.inf
    back = []
    for row in logs[1:]:
        top = int(best.argmax())
        before = np.full(len(row), top)
        value = np.full(len(row), best[top])
        begins, inside = best[1:1 + count], best[1 + count:]
        before[1 + count:] = np.where(begins >= inside, np.arange(1, 1 + count), np.arange(1 + count, 1 + 2 * count))
        value[1 + count:] = np.maximum(begins, inside)
        back.append(before)
        best = value + row
    state = int(best.argmax())
    path = [state]
    for before in reversed(back):
        state = int(before[state])
        path.append(state)
    path.reverse()
    return ['O' if at == 0 else f'B-{types[at - 1]}' if at <= count else f'I-{types[at - 1 - count]}' for at in path]


def grouped(probabilities, kinds):
    """Log probabilities [words, 1 + 2 types]: outside (with all types not wanted), B of each type, I of each type."""
    types = [kind for kind in TYPES if kind in kinds]
    begins = [LABEL_INDEX[f'B-{kind}'] for kind in types]
    inside = [LABEL_INDEX[f'I-{kind}'] for kind in types]
    rest = [index for index in range(len(LABELS)) if index not in set(begins + inside)]
    columns = np.concatenate([probabilities[:, rest].sum(1, keepdims=True), probabilities[:, begins], probabilities[:, inside]], 1)
    return np.log(np.maximum(columns, 1e-9)), types


def spans_of(tags):
    """{(start, end, type)} of BIO tags; an I that follows nothing of its type begins a span."""
    spans, start, kind = set(), 0, ''
    for index, tag in enumerate(list(tags) + ['O']):
        if kind and tag != f'I-{kind}':
            spans.add((start, index, kind))
            kind = ''
        if tag != 'O' and not kind:
            start, kind = index, tag[2:]
    return spans


def score_corpus(model, corpus, pieces, sentences=10**9, reader=predict):
    """Exact-span counts (right, guessed, gold) over PERSON LOCATION ORGANIZATION; handles are left out on both sides. `reader(model, windows)`: see `predict`."""
    chosen, taken = [], 0
    stride = max(1, -(-sum(len(d) for d in corpus.documents) // sentences))
    for document in corpus.documents[::stride]:
        chosen.append(document)
        taken += len(document)
    kinds = CORE if corpus.name != 'ind.nerp' else CORE[:2]
    windows = []
    for document in chosen:
        rows = []
        for sentence in document:
            spaces = sentence.spaces if sentence.spaces[0] is not None else [False] * len(sentence.forms) if corpus.language in UNSPACED else guessed_spaces(sentence.forms)
            rows.append(list(zip(sentence.forms, spaces)))
        windows += context_windows(rows, pieces, 160, corpus.style)
    probabilities = [row for found in reader(model, windows) for row in found]
    right = guessed = gold_count = at = 0
    for document in chosen:
        for sentence in document:
            rows = np.stack(probabilities[at:at + len(sentence.forms)])
            at += len(sentence.forms)
            found = spans_of(decode(rows, kinds))
            if sentence.spans is not None:
                starts, ends, offset = [], [], 0
                for form, space in zip(sentence.forms, sentence.spaces):
                    starts.append(offset)
                    ends.append(offset + len(form))
                    offset += len(form) + int(space)
                found = {(starts[start], ends[end - 1], kind) for start, end, kind in found}
                gold = set(sentence.spans)
            else:
                gold = spans_of(sentence.tags)
                handles = {index for start, end, kind in gold if kind == 'HANDLE' for index in range(start, end)}
                found = {span for span in found if not handles.intersection(range(span[0], span[1]))}
            gold = {span for span in gold if span[2] in kinds}
            right += len(found & gold)
            guessed += len(found)
            gold_count += len(gold)
    return right, guessed, gold_count


def f1_of(right, guessed, gold):
    """F1 in per cent."""
    return 200 * right / max(1, guessed + gold)
