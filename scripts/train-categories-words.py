"""Trains the linear model over content words that stands beside the encoder of the categorizer: logistic regression on hashed words and pairs of words.

    python scripts/train-categories-words.py --out OUT_DIR --name measured
    python scripts/train-categories-words.py --out OUT_DIR --name shipped --all

Stop words, punctuation and numbers are filtered. Writes OUT_DIR/words-NAME.safetensors: int8 `weights` [buckets, labels] with float32 `scales` [buckets], uint8
`rarities` [buckets] (inverse document frequency, 0 for buckets of fewer than LEAST documents), float32 `bias` [labels]. A minute on one core.
"""
import argparse
import os
import random
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import load_file, save_file

from categories_data import BUCKET_BITS, LABEL_INDEX, LABELS, Hasher, is_seen_last, load_documents, load_stop_words, load_terms, terms_of, words_of

SEED = 5
PASSES = 4
BATCH = 512
RATE = 0.02
LEAST = 3


class WordModel:
    """The trained model, as src/categories/word-scores.ts computes it."""

    def __init__(self, path):
        tensors = load_file(path)
        self.weights, self.scales, self.rarities, self.bias = (tensors[name] for name in ('weights', 'scales', 'rarities', 'bias'))
        self.hasher = Hasher()

    def logits(self, terms):
        buckets, times = self.hasher.buckets(terms)
        values = (1 + np.log(times)) * self.rarities[buckets]
        norm = np.sqrt((values * values).sum())
        if norm == 0:
            return self.bias
        return self.bias + (values / norm * self.scales[buckets]) @ self.weights[buckets].astype(np.float32)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='measured')
    parser.add_argument('--all', action='store_true', help='train on the sources left out as well')
    options = parser.parse_args()
    torch.set_num_threads(1)
    data = os.environ.get('GLOSSA_DATA', '../shared/data')
    stop_words = load_stop_words(f'{data}/categories/stopwords_en.txt')
    hasher = Hasher()
    rows = []
    for document in load_documents(data):
        if document.split == 'train' or (options.all and is_seen_last(document)):
            rows.append((*hasher.buckets(terms_of(words_of(f'{document.title}\n{document.text}'), stop_words)), document.labels))
    rows += [(*hasher.buckets(terms_of(words_of(text), stop_words)), labels) for text, labels in load_terms(data)]
    rows = [row for row in rows if len(row[0])]
    size = 1 << BUCKET_BITS
    documents = np.zeros(size)
    for buckets, _times, _labels in rows:
        documents[buckets] += 1
    rarity = np.where(documents >= LEAST, np.log(len(rows) / np.maximum(documents, 1)), 0).clip(0)
    rarities = np.round(rarity / rarity.max() * 255).astype(np.uint8)
    values = []
    for buckets, times, _labels in rows:
        value = (1 + np.log(times)) * rarities[buckets]
        values.append((value / max(1e-6, np.sqrt((value * value).sum()))).astype(np.float32))
    target = np.zeros((len(rows), len(LABELS)), np.float32)
    for row, (_buckets, _times, labels) in enumerate(rows):
        target[row, [LABEL_INDEX[label] for label in labels]] = 1

    table = torch.nn.EmbeddingBag(size, len(LABELS), mode='sum')
    torch.nn.init.zeros_(table.weight)
    bias = torch.zeros(len(LABELS), requires_grad=True)
    shift = torch.tensor(-2.0, requires_grad=True)
    optimizer = torch.optim.Adam([*table.parameters(), bias, shift], lr=RATE)
    draw = random.Random(SEED)
    order = list(range(len(rows)))
    for number in range(PASSES):
        draw.shuffle(order)
        total = 0.0
        for at in range(0, len(order), BATCH):
            chosen = order[at:at + BATCH]
            offsets = np.cumsum([0] + [len(rows[index][0]) for index in chosen[:-1]])
            buckets = torch.from_numpy(np.concatenate([rows[index][0].astype(np.int64) for index in chosen]))
            weights = torch.from_numpy(np.concatenate([values[index] for index in chosen]))
            logits = table(buckets, torch.from_numpy(offsets), per_sample_weights=weights) + bias
            wanted = torch.from_numpy(target[chosen])
            together = -(wanted / wanted.sum(1, keepdim=True) * torch.log_softmax(logits, 1)).sum(1).mean()
            each = torch.nn.functional.binary_cross_entropy_with_logits(logits + shift, wanted, reduction='none').sum(1).mean()
            (together + 0.5 * each).backward()
            rate = RATE * (1 - (number + at / len(order)) / PASSES) + 1e-4
            for parameters in optimizer.param_groups:
                parameters['lr'] = rate
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            total += together.item() * len(chosen)
        print(f'pass {number}: loss {total / len(order):.4f}', flush=True)
    learned = table.weight.detach().numpy()
    learned[documents < LEAST] = 0
    scales = np.maximum(np.abs(learned).max(1), 1e-8).astype(np.float32) / 127
    save_file({'weights': np.round(learned / scales[:, None]).astype(np.int8), 'scales': scales, 'rarities': rarities, 'bias': bias.detach().numpy()},
              str(Path(options.out) / f'words-{options.name}.safetensors'))


if __name__ == '__main__':
    main()
