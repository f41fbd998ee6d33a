"""The linear model over content words that stands beside the encoder of the categorizer (program: scripts/categories/train-words.py)."""
import random
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import load_file, save_file

from ..training_run import Schedule, TrainingRun
from .documents import LABEL_INDEX, LABELS, is_seen_last, load_documents, load_terms
from .text import BUCKET_BITS, Hasher, load_stop_words, terms_of, words_of

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


def training_rows(everything):
    """(buckets, times, labels) of every document and every name of the taxonomies."""
    stop_words, hasher = load_stop_words(), Hasher()
    rows = []
    for document in load_documents():
        if document.split == 'train' or (everything and is_seen_last(document)):
            rows.append((*hasher.buckets(terms_of(words_of(f'{document.title}\n{document.text}'), stop_words)), document.labels))
    rows += [(*hasher.buckets(terms_of(words_of(text), stop_words)), labels) for text, labels in load_terms()]
    return [row for row in rows if len(row[0])]


def rarities_of(rows):
    """(uint8 rarities [buckets], number of documents of each bucket)."""
    documents = np.zeros(1 << BUCKET_BITS)
    for buckets, _times, _labels in rows:
        documents[buckets] += 1
    rarity = np.where(documents >= LEAST, np.log(len(rows) / np.maximum(documents, 1)), 0).clip(0)
    return np.round(rarity / rarity.max() * 255).astype(np.uint8), documents


def values_of(rows, rarities):
    """The values of each row's buckets, of length 1 together."""
    found = []
    for buckets, times, _labels in rows:
        value = (1 + np.log(times)) * rarities[buckets]
        found.append((value / max(1e-6, np.sqrt((value * value).sum()))).astype(np.float32))
    return found


def learn(rows, values):
    """(weights [buckets, labels], bias [labels])."""
    target = np.zeros((len(rows), len(LABELS)), np.float32)
    for row, (_buckets, _times, labels) in enumerate(rows):
        target[row, [LABEL_INDEX[label] for label in labels]] = 1
    table = torch.nn.EmbeddingBag(1 << BUCKET_BITS, len(LABELS), mode='sum')
    torch.nn.init.zeros_(table.weight)
    bias = torch.zeros(len(LABELS), requires_grad=True)
    shift = torch.tensor(-2.0, requires_grad=True)
    optimizer = torch.optim.Adam([*table.parameters(), bias, shift], lr=RATE)
    run = TrainingRun(table, optimizer, Schedule(RATE, pieces=PASSES * len(rows), floor=1e-4), clip=None)
    draw = random.Random(SEED)
    order = list(range(len(rows)))
    while run.goes_on():
        draw.shuffle(order)
        total = 0.0
        for chosen in run.batches([order[at:at + BATCH] for at in range(0, len(order), BATCH)]):
            offsets = np.cumsum([0] + [len(rows[index][0]) for index in chosen[:-1]])
            buckets = torch.from_numpy(np.concatenate([rows[index][0].astype(np.int64) for index in chosen]))
            weights = torch.from_numpy(np.concatenate([values[index] for index in chosen]))
            logits = table(buckets, torch.from_numpy(offsets), per_sample_weights=weights) + bias
            wanted = torch.from_numpy(target[chosen])
            together = -(wanted / wanted.sum(1, keepdim=True) * torch.log_softmax(logits, 1)).sum(1).mean()
            each = torch.nn.functional.binary_cross_entropy_with_logits(logits + shift, wanted, reduction='none').sum(1).mean()
            (together + 0.5 * each).backward()
            run.step(len(chosen), [together.item(), each.item()])
            total += together.item() * len(chosen)
        print(f"pass {run.state['number']}: loss {total / len(order):.4f}", flush=True)
    return table.weight.detach().numpy(), bias.detach().numpy()


def train(options):
    """What train-words.py does."""
    torch.set_num_threads(1)
    rows = training_rows(options.all)
    rarities, documents = rarities_of(rows)
    learned, bias = learn(rows, values_of(rows, rarities))
    learned[documents < LEAST] = 0
    scales = np.maximum(np.abs(learned).max(1), 1e-8).astype(np.float32) / 127
    Path(options.out).mkdir(parents=True, exist_ok=True)
    save_file({'weights': np.round(learned / scales[:, None]).astype(np.int8), 'scales': scales, 'rarities': rarities, 'bias': bias},
              str(Path(options.out) / f'words-{options.name}.safetensors'))
