"""Static vectors of pieces for linking: distilled from the sentence encoder, then taught to tell namesakes apart by their context."""
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

PARTS = 4  # description, classes, label, related (src/knowledge/context/entity-text.ts)
RINGS = 4  # three around the mention, the whole document (src/knowledge/context/document.ts)
TEACHER = 384  # columns of the sentence encoder
MEASURED = 10  # one document in so many measures
BATCH, NEGATIVES, SILVER, RELATED, FOREIGN = 128, 6, 192, 128, 256  # rows of one step; a step reads two sets
SHARES = (0, 0.02, 0.05, 0.1, 0.2)  # of log(1 + fame) beside the cosine, when measuring
SAMPLE = 48  # pieces of a document that stand for the whole in training


class Rows:
    """Rows of numbers of any length, as collect.ts writes them."""

    def __init__(self, folder, name):
        self.values = np.fromfile(folder / f'{name}.u32', np.uint32).astype(np.int64)
        self.starts = np.fromfile(folder / f'{name}.at.u32', np.uint32).astype(np.int64)

    def lengths(self, rows):
        return self.starts[rows + 1] - self.starts[rows]

    def gather(self, rows):
        """(values of all rows one after the other, length of each)"""
        lengths = self.lengths(rows)
        ends = np.cumsum(lengths)
        inside = np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - lengths, lengths)
        return self.values[np.repeat(self.starts[rows], lengths) + inside], lengths


class Mentions:
    """A set of mentions: rings of pieces, gold entity, namesakes, name of the corpus."""

    def __init__(self, folder, name):
        self.rings = Rows(folder, f'{name}.rings')
        lines = [json.loads(line) for line in (folder / f'{name}.jsonl').read_text(encoding='utf-8').splitlines() if line]
        self.gold = np.array([line['gold'] for line in lines])
        self.namesakes = [line['namesakes'] for line in lines]
        self.named = np.array([line['isNamed'] for line in lines])
        self.source = np.array([line['source'] + (' ' + line['language'] if line['source'].startswith(('hipe', 'nc/hipe')) else '') for line in lines])
        self.document = np.array([line['document'] for line in lines])

    def __len__(self):
        return len(self.gold)


class TextModel(nn.Module):
    """Weighted sums of piece vectors; one weight for each part of an entity's text and each ring of a context."""

    def __init__(self, rows):
        super().__init__()
        self.pieces = nn.Embedding.from_pretrained(torch.tensor(rows), freeze=False, sparse=True)
        self.parts = nn.Parameter(torch.tensor([0.0, -0.5, -0.7, -0.7]))
        self.rings = nn.Parameter(torch.tensor([0.0, -0.2, -0.7, 1.5]))

    def entities(self, rows, numbers, drop=0.0):
        count = len(numbers)
        ids, lengths = rows.gather((numbers[:, None] * PARTS + np.arange(PARTS)).ravel())
        part = np.repeat(np.tile(np.arange(PARTS), count), lengths)
        owner = np.repeat(np.repeat(np.arange(count), PARTS), lengths)
        return self.unit(count, ids, owner, self.parts.exp(), part, np.ones(len(ids), np.float32), drop)

    def contexts(self, mentions, examples, drop=0.0):
        count = len(examples)
        ids, lengths = mentions.rings.gather((examples[:, None] * RINGS + np.arange(RINGS)).ravel())
        ring = np.repeat(np.tile(np.arange(RINGS), count), lengths)
        owner = np.repeat(np.repeat(np.arange(count), RINGS), lengths)
        whole = ring == RINGS - 1
        size = np.repeat(lengths, lengths)
        if drop > 0:  # few of the document's pieces stand for all: most of the time goes there
            taken = ~whole | (np.random.random(len(ids)) * size < SAMPLE)
            ids, ring, owner, whole, size = ids[taken], ring[taken], owner[taken], whole[taken], np.minimum(size[taken], SAMPLE)
        return self.unit(count, ids, owner, self.rings.exp(), ring, np.where(whole, 1 / size, 1.0).astype(np.float32), drop)

    def texts(self, rows, numbers, drop=0.0):
        ids, lengths = rows.gather(numbers)
        owner = np.repeat(np.arange(len(numbers)), lengths)
        return self.unit(len(numbers), ids, owner, torch.ones(1), np.zeros(len(ids), np.int64), np.ones(len(ids), np.float32), drop)

    def unit(self, count, ids, owner, kinds, kind, shares, drop):
        """Vectors of length 1: sums of piece vectors, each by the weight of its kind and its share."""
        if drop > 0:
            kept = np.random.random(len(ids)) >= drop
            ids, owner, kind, shares = ids[kept], owner[kept], kind[kept], shares[kept]
        weights = kinds[torch.from_numpy(kind)] * torch.from_numpy(shares)
        offsets = torch.from_numpy(np.searchsorted(owner, np.arange(count)))
        return nn.functional.normalize(self.bag(torch.from_numpy(ids), offsets, weights), dim=1, eps=1e-6)

    def bag(self, ids, offsets, weights):
        return nn.functional.embedding_bag(ids, self.pieces.weight, offsets, mode='sum', sparse=True, per_sample_weights=weights)


def distilled(teacher, counts, columns, smooth):
    """Rows to begin with: principal components of the teacher's vectors, weighed down by frequency (Arora et al. 2017)."""
    centred = teacher - np.average(teacher, axis=0, weights=np.sqrt(counts + 1))
    centred /= np.linalg.norm(centred, axis=1, keepdims=True) + 1e-9
    covariance = (centred * np.sqrt(counts + 1)[:, None]).T @ (centred * np.sqrt(counts + 1)[:, None])
    _values, vectors = np.linalg.eigh(covariance.astype(np.float64))
    projected = centred @ vectors[:, ::-1][:, :columns].astype(np.float32)
    share = counts / counts.sum()
    return (projected * (smooth / (smooth + share))[:, None]).astype(np.float32)


def accuracy(model, entity_rows, mentions, examples=None, fame=None, share=0.0):
    """{set: (namesakes told apart %, mentions)} among the mentions whose name other entities share; by cosine + share * log(1 + fame)."""
    examples = np.arange(len(mentions)) if examples is None else examples
    examples = np.array([at for at in examples if mentions.named[at] and mentions.namesakes[at]])
    right = np.zeros(len(examples))
    with torch.no_grad():
        for begin in range(0, len(examples), 512):
            batch = examples[begin:begin + 512]
            contexts = model.contexts(mentions, batch)
            sizes = [1 + len(mentions.namesakes[at]) for at in batch]
            numbers = np.array([number for at in batch for number in [mentions.gold[at], *mentions.namesakes[at]]])
            scores = (model.entities(entity_rows, numbers) * contexts.repeat_interleave(torch.tensor(sizes), 0)).sum(1).numpy()
            if share > 0:
                scores = scores + share * np.log1p(fame[numbers])
            at = 0
            for place, size in enumerate(sizes):
                right[begin + place] = scores[at] > scores[at + 1:at + size].max()
                at += size
    found = {}
    for name in sorted(set(mentions.source[examples])):
        rows = mentions.source[examples] == name
        found[name] = (100 * right[rows].mean(), int(rows.sum()))
    return found


def mean_of(found, least=10):
    return float(np.mean([value for value, count in found.values() if count >= least]))


class Trainer:
    """One step after the other over the sets of a folder that collect.ts filled."""

    def __init__(self, options):
        self.options, self.folder = options, Path(options.out)
        self.random = np.random.default_rng(options.seed)
        pieces = json.loads((self.folder / 'pieces.json').read_text(encoding='utf-8'))
        counts = np.array(pieces['counts'], np.float32)
        teacher = np.fromfile(self.folder / 'teacher.f32', np.float32).reshape(len(counts), TEACHER)
        self.model = TextModel(distilled(teacher, counts, options.columns, options.smooth))
        self.entities, self.related, self.foreign, self.label_namesakes = (Rows(self.folder, name) for name in ('entities', 'related', 'foreign', 'namesakes'))
        self.fame = np.array(json.loads((self.folder / 'fame.json').read_text(encoding='utf-8')), np.float32)
        self.renown = torch.log1p(torch.from_numpy(self.fame))
        self.sets = {name: Mentions(self.folder, name) for name in ('free', 'nc', 'silver')}
        self.pools = [pool for name in (['free', 'nc'] if options.all else ['free']) for pool in self.pools_of(self.sets[name])]
        sizes = np.sqrt([len(examples) for _mentions, examples in self.pools])
        self.pool_shares = sizes / sizes.sum()
        self.related_rows, self.related_shares = self.known_rows(self.related)
        self.foreign_rows, self.foreign_shares = self.known_rows(self.foreign)
        # how much fame counts is learned beside, so that the vectors need not learn who is well known
        self.fame_weight = nn.Parameter(torch.tensor(1.0))

    def pools_of(self, mentions):
        """The training examples of each corpus."""
        taught = mentions.document % MEASURED != 0
        return [(mentions, np.where(taught & (mentions.source == name))[0]) for name in sorted(set(mentions.source))]

    def known_rows(self, rows):
        """Entities with such a row, and how often each is taken: the better known more often."""
        numbers = np.where(np.diff(rows.starts) > 0)[0]
        shares = np.sqrt(np.minimum(self.fame[numbers], 100) + 1)
        return numbers, shares / shares.sum()

    def among(self, vectors, golds, numbers):
        """Loss of finding the gold entity of each row among those of the other rows."""
        scores = vectors @ golds.T / self.options.temperature
        same = torch.from_numpy(numbers[:, None] == numbers[None, :]).fill_diagonal_(False)
        return nn.functional.cross_entropy(scores.masked_fill(same, -1e4), torch.arange(len(numbers)))

    def namesakes(self, gold_numbers, others, contexts, golds):
        """Loss of finding the gold entity of each row among its namesakes, with fame told beside; rows without namesakes do not count."""
        others = [self.random.permutation(numbers)[:NEGATIVES].astype(np.int64) for numbers in others]
        sizes = np.array([len(numbers) for numbers in others])
        if sizes.sum() == 0:
            return 0.0
        numbers = np.concatenate(others)
        scale = 1 / self.options.temperature
        found = self.model.entities(self.entities, numbers, self.options.drop)
        scores = (found * contexts.repeat_interleave(torch.from_numpy(sizes), 0)).sum(1) * scale + self.fame_weight * self.renown[numbers]
        rows = np.repeat(np.arange(len(sizes)), sizes)
        columns = np.concatenate([np.arange(size) for size in sizes])
        table = torch.full((len(sizes), NEGATIVES), -1e4).index_put((torch.from_numpy(rows), torch.from_numpy(columns)), scores)
        gold = (contexts * golds).sum(1) * scale + self.fame_weight * self.renown[gold_numbers]
        counted = torch.from_numpy(sizes > 0)
        table = torch.cat([gold[:, None], table], 1)[counted]
        return nn.functional.cross_entropy(table, torch.zeros(len(table), dtype=torch.long))

    def mentions_loss(self, mentions, examples):
        model, drop = self.model, self.options.drop
        batch = self.random.choice(examples, size=min(BATCH, len(examples)), replace=False)
        numbers = mentions.gold[batch]
        contexts, golds = model.contexts(mentions, batch, drop), model.entities(self.entities, numbers, drop)
        return 0.5 * self.among(contexts, golds, numbers) + self.namesakes(numbers, [mentions.namesakes[at] for at in batch], contexts, golds)

    def silver_loss(self):
        silver, model, drop = self.sets['silver'], self.model, self.options.drop
        batch = self.random.integers(len(silver), size=SILVER)
        return self.among(model.contexts(silver, batch, drop), model.entities(self.entities, silver.gold[batch], drop), silver.gold[batch])

    def related_loss(self):
        """The text of an entity is a context for those that it is related to."""
        model, drop = self.model, self.options.drop
        batch = self.random.choice(self.related_rows, p=self.related_shares, size=RELATED)
        places = self.related.starts[batch] + (self.random.random(RELATED) * self.related.lengths(batch)).astype(np.int64)
        numbers = self.related.values[places]
        texts, golds = model.entities(self.entities, batch, drop), model.entities(self.entities, numbers, drop)
        others = [self.label_namesakes.values[self.label_namesakes.starts[at]:self.label_namesakes.starts[at + 1]] for at in numbers]
        return self.among(texts, golds, numbers) + self.namesakes(numbers, others, texts, golds)

    def foreign_loss(self):
        """Names in other languages lie near the text of their entity."""
        model, drop = self.model, self.options.drop
        batch = self.random.choice(self.foreign_rows, p=self.foreign_shares, size=FOREIGN)
        return self.among(model.texts(self.foreign, batch, drop), model.entities(self.entities, batch, drop), batch)

    def loss(self):
        options = self.options
        sets = self.random.choice(len(self.pools), p=self.pool_shares, size=2, replace=False)
        loss = sum(self.mentions_loss(*self.pools[at]) for at in sets)
        if options.silver > 0:
            loss += options.silver * self.silver_loss()
        if options.texts > 0:
            loss += options.texts * (self.related_loss() + self.foreign_loss())
        return loss

    def run(self):
        rate, steps = self.options.rate, self.options.steps
        sparse = torch.optim.SparseAdam(self.model.pieces.parameters(), lr=rate)
        dense = torch.optim.Adam([self.model.parts, self.model.rings, self.fame_weight], lr=0.01)
        begun = time.time()
        for step in range(1, steps + 1):
            sparse.param_groups[0]['lr'] = rate * min(1, step / 100) * (1 - step / steps) + 1e-6
            sparse.zero_grad()
            dense.zero_grad()
            loss = self.loss()
            loss.backward()
            sparse.step()
            dense.step()
            if step % 200 == 0:
                print(f'{step} steps, {time.time() - begun:.0f} s, loss {loss.item():.2f}', flush=True)

    def measured(self):
        """{'cosine': mean % of the sets' measuring documents, 'with fame': the same with the best share of fame}"""
        rows = {}
        for share in SHARES:
            found = {}
            for name in ('free', 'nc'):
                examples = np.where(self.sets[name].document % MEASURED == 0)[0]
                found |= accuracy(self.model, self.entities, self.sets[name], examples, self.fame, share)
            rows[share] = mean_of(found)
        return {'namesakes told apart by cosine %': round(rows[0], 1), 'with fame %': round(max(rows.values()), 1)}


def train(options):
    """See scripts/linking/context/train.py."""
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    trainer = Trainer(options)
    print(trainer.measured(), flush=True)
    trainer.run()
    figures = trainer.measured()
    print(figures, flush=True)
    model, folder = trainer.model, Path(options.out)
    model.pieces.weight.detach().numpy().tofile(folder / f'{options.name}.f32')
    context = 'scripts/linking/context'
    flags = f'--name {options.name}' + (' --all' if options.all else '') + f' --steps {options.steps}'
    command = ' && '.join([
        f'npx tsx {context}/vocabulary.ts OUT_DIR', f'npx tsx {context}/collect.ts OUT_DIR', f'python {context}/train.py OUT_DIR {flags}',
        f'npx tsx {context}/ship.ts OUT_DIR {options.name}' + (' all' if options.all else '')
    ])
    trained = {'parts': model.parts.exp().tolist(), 'rings': model.rings.exp().tolist(), 'accuracy': figures, 'command': command}
    (folder / f'{options.name}.json').write_text(json.dumps(trained, indent=2) + '\n', encoding='utf-8')
