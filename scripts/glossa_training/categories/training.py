"""Training of the categorizer of English documents (program: scripts/categories/train.py, which says how).

Each document gives one or two windows of 64 pieces a pass, chosen anew each time, and its logits are the mean over them. The loss is the sum of
- cross-entropy of the softmax over the 21 labels (the confidences; several labels share the target evenly),
- binary cross-entropy of each label's margin (the scores), both leaving out labels that a keyword rule suspects (`weak_labels`),
- cross-entropy of the document's fine category (subreddit, newspaper section, chapter), a second head that is not shipped.
"""
import json
import random
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from ..arithmetic import fast_arithmetic
from ..encoder import WIDTH
from ..training_run import Schedule, TrainingRun, adamw, checkpoint_of
from .documents import LABEL_INDEX, LABELS, is_seen_last, load_documents, load_terms
from .network import Categorizer, encoder_folder
from .text import WINDOW, Pieces, cut_tokenizer, window_end, words_of

SEED = 23
KIND_LEAST = 8  # documents of a fine category that is learned
# how often a pass takes a document of files that are large for what they teach (boilerplate, one narrow topic), and headlines, which are short
SHARES = {'bls-ooh': 0.4, 'medquad': 0.6, 'stackexchange': 0.8, 'clothing-reviews': 0.5, 'reddit headline': 2, 'huffpost': 1.5}


class Corpus:
    """Pieces of all documents, with and without their titles as words, and their targets."""

    def __init__(self, documents, terms, pieces):
        self.pieces = pieces
        self.documents = documents
        self.data = []
        for document in documents:
            title, body = words_of(document.title), words_of(document.text)
            self.data.append((*pieces.document(title + body), len(title)))
        self.terms = [(pieces.document(words_of(text)), labels) for text, labels in terms]
        counts = Counter(d.kind for d in documents if d.kind and d.split == 'train')
        self.kinds = {kind: index for index, kind in enumerate(sorted(kind for kind, count in counts.items() if count >= KIND_LEAST))}

    def windows(self, index, draw):
        """One or two windows of a document, as arrays of ids; the title is left out now and then, the first window is taken more often than others."""
        ids, offsets, title = self.data[index]
        count = len(offsets) - 1
        first = title if 0 < title < count and draw.random() < 0.2 else 0
        starts = [first]
        if offsets[count] - offsets[first] > WINDOW - 2:
            last = int(np.searchsorted(offsets, offsets[count] - (WINDOW - 2), 'left'))
            elsewhere = draw.randint(min(first + 1, last), last)
            chance = draw.random()
            starts = [first] if chance < 0.3 else [elsewhere] if chance < 0.55 else [first, elsewhere]
        return [self.window(ids, offsets, start, draw) for start in starts]

    def window(self, ids, offsets, start, draw=None):
        inner = ids[offsets[start]:offsets[window_end(offsets, start)]]
        if draw is not None and len(inner) > 4:
            hidden = np.random.default_rng(draw.getrandbits(32)).random(len(inner)) < 0.08  # word dropout
            inner = np.where(hidden, self.pieces.unknown, inner)
        return np.concatenate([[self.pieces.begin], inner, [self.pieces.end]])

    def one_pass(self, everything, headlines, draw):
        """Documents of a pass as [(windows, labels, weak labels, kind)]."""
        found = []
        indices = [index for index, document in enumerate(self.documents) if document.split == 'train' or (everything and is_seen_last(document))]
        frequency = Counter(label for index in indices for label in self.documents[index].labels)
        middle = float(np.median(list(frequency.values())))
        for index in indices:
            document = self.documents[index]
            share = SHARES.get(f'{document.source.split(":")[0]} {document.genre}', SHARES.get(document.source.split(':')[0], 1))
            share *= headlines if document.genre == 'headline' else 1
            share *= (middle / min(frequency[label] for label in document.labels)) ** 0.3
            for _ in range(int(share + draw.random())):
                found.append((self.windows(index, draw), document.labels, document.weak, self.kinds.get(document.kind, -1)))
        for (ids, offsets), labels in self.terms:
            found.append(([self.window(ids, offsets, 0)], labels, [], -1))
        return found


def groups_of(rows, size, draw):
    """Batches of documents with like longest windows, windows x longest within `size` pieces, in random order."""
    order = sorted(range(len(rows)), key=lambda index: (max(map(len, rows[index][0])), draw.random()))
    groups, group, windows = [], [], 0
    for index in order:
        longest = max(map(len, rows[index][0]))
        if group and (windows + len(rows[index][0])) * longest > size:
            groups.append(group)
            group, windows = [], 0
        group.append(index)
        windows += len(rows[index][0])
    groups.append(group)
    draw.shuffle(groups)
    return groups


def padded(windows, padding):
    lengths = torch.tensor([len(window) for window in windows])
    ids = torch.full((len(windows), int(lengths.max())), padding)
    for row, window in enumerate(windows):
        ids[row, :len(window)] = torch.from_numpy(window.astype(np.int64))
    return ids, lengths


def losses(model, pooled, rows):
    """pooled [documents, 384]."""
    logits, kinds = model.head(pooled), model.kinds(pooled)
    target = torch.zeros(len(rows), len(LABELS))
    weak = torch.zeros(len(rows), len(LABELS), dtype=torch.bool)
    for row, (_windows, labels, suspected, _kind) in enumerate(rows):
        target[row, [LABEL_INDEX[label] for label in labels]] = 1
        weak[row, [LABEL_INDEX[label] for label in suspected]] = True
    share = target / target.sum(1, keepdim=True)
    smooth = 0.95 * share + 0.05 / len(LABELS) * ~weak
    together = -(smooth * torch.log_softmax(logits.masked_fill(weak, -30), -1)).sum(1).mean()
    margins = torch.nn.functional.binary_cross_entropy_with_logits(logits + model.shift, target, reduction='none')
    each = (margins * ~weak).sum(1).mean()
    kind = torch.tensor([row[3] for row in rows])
    fine = torch.nn.functional.cross_entropy(kinds, kind, ignore_index=-1) if bool((kind >= 0).any()) else kinds.sum() * 0
    return together, each, fine


def train_categorizer(model, corpus, checkpoint, saved, options):
    heads = {id(parameter) for part in (model.head, model.kinds) for parameter in part.parameters()} | {id(model.shift)}
    lower = {id(parameter) for part in (model.norm, *model.layers[:3]) for parameter in part.parameters()} | {id(model.positions)}
    named = list(model.parameters())
    optimizer = adamw([{'params': [p for p in named if id(p) in heads], 'times': 4}, {'params': [p for p in named if id(p) in lower], 'times': 0.6},
                       {'params': [p for p in named if id(p) not in heads | lower], 'times': 1}], options.rate, betas=(0.9, 0.98))
    run = TrainingRun(model, optimizer, Schedule(options.rate, options.warm, options.minutes), checkpoint=checkpoint, saved=saved,
                      average=lambda _step: 0.02, saving=180, extra={'kinds': corpus.kinds})
    model.train()
    while run.goes_on():
        number = run.state['number']
        draw = random.Random(SEED + number + 100 * options.skip)
        rows = corpus.one_pass(options.all, options.headlines, draw)
        groups = groups_of(rows, options.batch, draw)
        print(f'pass {number}: {len(rows)} documents, {sum(len(w) for row in rows for w in row[0])} pieces, {len(groups)} batches', flush=True)
        for group in run.batches(groups):
            chosen = [rows[index] for index in group]
            windows = [window for row in chosen for window in row[0]]
            owner = torch.tensor([at for at, row in enumerate(chosen) for _ in row[0]])
            with fast_arithmetic():
                means = model(*padded(windows, corpus.pieces.padding))
            pooled = torch.zeros(len(chosen), WIDTH).index_add(0, owner, means) / torch.bincount(owner)[:, None]
            pooled = torch.nn.functional.dropout(pooled, 0.1)
            together, each, fine = losses(model, pooled, chosen)
            (together + 0.5 * each + 0.3 * fine).backward()
            run.step(sum(map(len, windows)), [together.item(), each.item(), fine.item()])
    run.save()
    print('done', run.state, flush=True)


def train(options):
    """What train.py does."""
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    folder = encoder_folder()
    description, rows = cut_tokenizer(json.loads((folder / 'tokenizer.json').read_text(encoding='utf-8')))
    (out / 'tokenizer.json').write_text(json.dumps(description, ensure_ascii=False), encoding='utf-8')
    corpus = Corpus(load_documents(), load_terms(), Pieces(description))
    start = torch.load(options.start, weights_only=False) if options.start else None
    if start:
        corpus.kinds = start['kinds']
    model = Categorizer(folder, rows, len(corpus.kinds))
    checkpoint = out / f'{options.name}.pt'
    saved = checkpoint_of(checkpoint)
    if saved or start:
        model.load_state_dict((saved or start)['model'])
    print(f'{sum(p.numel() for p in model.parameters())} weights, {len(rows)} pieces, {len(corpus.kinds)} kinds', flush=True)
    train_categorizer(model, corpus, checkpoint, saved, options)
