"""Labels unlabelled tokens (from entities/silver-text.ts) with the neural entity tagger, for the statistical models.

    python scripts/label-entities-silver.py --encoder ENCODER_DIR --model OUT_DIR --name first --tokens TOKENS_DIR --out SILVER_DIR [languages...]

Writes SILVER_DIR/<language>.tsv.gz: sentences apart by a blank line, a line `form TAB BIO tag TAB probability TAB 1|0` (white space after it) a token, and a line in
SILVER_DIR/STATUS as each language is ready. The probability is that of the token's tag. `eng-social` is read in the style of social media, all else in the default style.
"""
import argparse
import gzip
import time
from pathlib import Path

import numpy as np
import torch

from entities_dnn import DEFAULT, LABEL_INDEX, LABELS, NAMES, SOCIAL, TYPES, Tagger, decode, predict
from teacher_model import Pieces

CHUNK = 3000  # sentences labelled together
# most corpora say nothing of these types, so that little speaks against them: they must be three times as likely as the rest
RARE = [LABEL_INDEX[f'{mark}-{kind}'] for kind in NAMES for mark in 'BI']
DOUBT = np.ones(len(LABELS), np.float32)
DOUBT[RARE] = 0.3


def read_tokens(path):
    """Sentences as lists of (form, space_after)."""
    sentences, rows = [], []
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if '\t' in line:
                form, space = line.split('\t')
                rows.append((form, space == '1'))
            elif not line and rows:
                sentences.append(rows)
                rows = []
    return sentences + ([rows] if rows else [])


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--model', required=True, help='folder of tokenizer.json, kept.json and the checkpoints')
    parser.add_argument('--name', default='first', help='of the checkpoint')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--tokens', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--most', type=int, default=10**9, help='tokens of a language')
    parser.add_argument('languages', nargs='+')
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = Tagger(options.encoder, f'{options.model}/kept.json', options.layers)
    saved = torch.load(f'{options.model}/{options.name}.pt', weights_only=False)
    model.load_state_dict(saved['average'])
    model.eval()
    pieces = Pieces(f'{options.model}/tokenizer.json')
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    for language in options.languages:
        source = Path(options.tokens) / f'{language}.tsv.gz'
        if not source.exists():
            continue
        sentences, taken = [], 0
        for sentence in read_tokens(source):
            if taken < options.most:
                sentences.append(sentence)
                taken += len(sentence)
        counts = {}
        part = out / f'{language}.part'
        with gzip.open(part, 'wt', encoding='utf-8', newline='\n') as target:
            for begin in range(0, len(sentences), CHUNK):
                chunk = sentences[begin:begin + CHUNK]
                for sentence, pairs in zip(chunk, label(model, pieces, SOCIAL if language.endswith('social') else DEFAULT, chunk, language)):
                    for (form, space), (tag, probability) in zip(sentence, pairs):
                        target.write(f'{form}\t{tag}\t{probability:.3f}\t{int(space)}\n')
                        if tag[0] == 'B':
                            counts[tag[2:]] = counts.get(tag[2:], 0) + 1
                    target.write('\n')
        part.replace(out / f'{language}.tsv.gz')
        line = (f'{time.strftime("%H:%M:%S")} {language} ready: {len(sentences)} sentences, {sum(map(len, sentences))} tokens, step {saved["state"]["step"]}: '
                + ' '.join(f'{kind} {count}' for kind, count in sorted(counts.items(), key=lambda item: -item[1])))
        with (out / 'STATUS').open('a') as status:
            status.write(line + '\n')
        print(line, flush=True)


if __name__ == '__main__':
    main()
