"""Labels unlabelled tokens with the neural entity tagger, for the statistical models (program: scripts/entities/neural/label-silver.py)."""
from pathlib import Path

import numpy as np
import torch

from ..batches import predict
from ..pieces import Pieces
from ..silver import note_status, read_tokens, token_file, write_labels
from .corpora import DEFAULT, LABEL_INDEX, LABELS, NAMES, SOCIAL, TYPES
from .scoring import decode
from .tagger import load_tagger

CHUNK = 3000  # sentences labelled together
# most corpora say nothing of these types, so that little speaks against them: they must be three times as likely as the rest
RARE = [LABEL_INDEX[f'{mark}-{kind}'] for kind in NAMES for mark in 'BI']
DOUBT = np.ones(len(LABELS), np.float32)
DOUBT[RARE] = 0.3


def units_of(sentence, pieces):
    """Korean: the model was trained on pieces; gives units and the number of units of each token."""
    units, counts, spaced = [], [], True
    for form, space in sentence:
        tokenizer = pieces.spaced if spaced else pieces.joined
        cuts = sorted({start for start, _end in tokenizer.encode(form, add_special_tokens=False).offsets} | {0})
        parts = [form[start:end] for start, end in zip(cuts, cuts[1:] + [len(form)])]
        units += [(part, space and at == len(parts) - 1) for at, part in enumerate(parts)]
        counts.append(len(parts))
        spaced = space
    return units, counts


def label(model, pieces, style, sentences, language):
    """(tag, probability) of every token of each sentence."""
    windows, owners, cuts = [], [], []
    for number, sentence in enumerate(sentences):
        units, counts = units_of(sentence, pieces) if language == 'kor' else (sentence, None)
        cuts.append(counts)
        for ids, first in pieces.sentence(units, 200):
            if first:
                windows.append((ids, first, style))
                owners.append(number)
    rows = [[] for _ in sentences]
    for number, found in zip(owners, predict(model, windows)):
        rows[number].append(found)
    labels = []
    for parts, counts in zip(rows, cuts):
        probabilities = np.concatenate(parts)
        if counts:
            # a token takes the reading of its first piece, with the doubt of the piece that agrees least
            starts = np.cumsum([0] + counts[:-1])
            kinds = probabilities.copy()
            kinds[:, 1::2] = kinds[:, 2::2] = probabilities[:, 1::2] + probabilities[:, 2::2]
            tags = decode(probabilities[starts] * DOUBT, TYPES)
            labels.append([(tag, float(min(kinds[start:start + count, LABEL_INDEX[tag]]))) for tag, start, count in zip(tags, starts, counts)])
            continue
        tags = decode(probabilities * DOUBT, TYPES)
        labels.append([(tag, float(row[LABEL_INDEX[tag]])) for tag, row in zip(tags, probabilities)])
    return labels


def first_sentences(sentences, most):
    """Sentences from the begin with `most` tokens in all, the last one whole."""
    found, taken = [], 0
    for sentence in sentences:
        if taken >= most:
            break
        found.append(sentence)
        taken += len(sentence)
    return found


def label_files(options):
    """What label-silver.py does."""
    torch.set_num_threads(1)
    model, saved = load_tagger(options.encoder, options.model, options.name, options.layers)
    pieces = Pieces(f'{options.model}/tokenizer.json')
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    for language in options.languages:
        sentences = first_sentences(read_tokens(token_file(options.tokens, language)), options.most)
        counts = {}

        def labelled():
            for begin in range(0, len(sentences), CHUNK):
                for pairs in label(model, pieces, SOCIAL if language.endswith('social') else DEFAULT, sentences[begin:begin + CHUNK], language):
                    for tag, _probability in pairs:
                        if tag[0] == 'B':
                            counts[tag[2:]] = counts.get(tag[2:], 0) + 1
                    yield pairs

        write_labels(out, language, sentences, labelled())
        note_status(out, f'{language} ready: {len(sentences)} sentences, {sum(map(len, sentences))} tokens, step {saved["state"]["step"]}: '
                    + ' '.join(f'{kind} {count}' for kind, count in sorted(counts.items(), key=lambda item: -item[1])))
