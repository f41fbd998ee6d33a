"""Networks that rank the candidates of mentions, and the judge of the best; the program is scripts/linking/train.py."""
import json
import math

import numpy
import torch
from safetensors.numpy import load_file, save_file

UNITS = 48
JUDGE_UNITS = 32
EPOCHS = 14
BATCH = 256
RATE = 2e-3
DECAY = 1e-4
# names that stand alone are no texts
NAMES_WEIGHT = 0.25
# wrong links are worse than missing ones: least share of right links, on mentions that extraction finds in tuning documents
PRECISION = 0.84
WRONG_ABSENT = 0.10


class Data:
    def __init__(self, folder, permissive=False):
        """The rows of a folder; with `permissive` nothing of documents under non-commercial licences has a part in anything."""
        table = json.loads((folder / "groups.json").read_text())
        self.columns, self.local, self.sets = table["columns"], table["local"], table["sets"]
        groups = numpy.array(table["groups"], dtype=numpy.int64)
        self.count, self.right, self.set, self.tune, self.nc, self.extracted, self.known = groups.T
        self.start = numpy.concatenate([[0], numpy.cumsum(self.count)[:-1]])
        self.rows = torch.from_numpy(numpy.fromfile(folder / "rows.f32", dtype=numpy.float32).reshape(-1, self.columns))
        if permissive:
            self.keep(self.nc == 0)

    def keep(self, groups):
        self.rows = self.rows[torch.from_numpy(numpy.repeat(groups, self.count))]
        for name in ("count", "right", "set", "tune", "nc", "extracted", "known"):
            setattr(self, name, getattr(self, name)[groups])
        self.start = numpy.concatenate([[0], numpy.cumsum(self.count)[:-1]])


class Net(torch.nn.Module):
    def __init__(self, inputs, units):
        super().__init__()
        self.hidden = torch.nn.Linear(inputs, units)
        self.output = torch.nn.Linear(units, 1)

    def forward(self, rows):
        return self.output(torch.relu(self.hidden(rows))).squeeze(-1)

    def tensors(self, name, mean, scale):
        """With the standardisation of the inputs worked into the weights."""
        weight = self.hidden.weight.detach() / scale
        bias = self.hidden.bias.detach() - weight @ mean
        found = {"hidden": weight, "hidden_bias": bias, "output": self.output.weight.detach()[0], "output_bias": self.output.bias.detach()}
        return {f"{name}.{key}": value.float().numpy().copy() for key, value in found.items()}


def standardised(rows):
    mean, deviation = rows.mean(0), rows.std(0)
    return mean, torch.where(deviation < 0.02, torch.ones_like(deviation), deviation)


def segments(data, groups):
    counts = data.count[groups]
    rows = numpy.concatenate([numpy.arange(start, start + count) for start, count in zip(data.start[groups], counts)])
    return torch.from_numpy(rows), torch.from_numpy(numpy.repeat(numpy.arange(len(groups)), counts)), counts


def set_weights(data, groups):
    """Sets count by the root of their size."""
    sizes = numpy.bincount(data.set[groups], minlength=len(data.sets))
    weights = 1 / numpy.sqrt(numpy.maximum(1, sizes))[data.set[groups]]
    weights = weights * numpy.where(numpy.array(data.sets)[data.set[groups]] == "names", NAMES_WEIGHT, 1)
    return weights / weights.mean()


def train_ranker(data, groups, columns, seed):
    torch.manual_seed(seed)
    generator = numpy.random.default_rng(seed)
    groups = groups[(data.right[groups] >= 0) & (data.count[groups] > 1)]
    weights = set_weights(data, groups)
    mean, scale = standardised(data.rows[:, :columns])
    net = Net(columns, UNITS)
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * math.ceil(len(groups) / BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    for _ in range(EPOCHS):
        order = generator.permutation(len(groups))
        for at in range(0, len(order), BATCH):
            batch = groups[order[at : at + BATCH]]
            rows, segment, counts = segments(data, batch)
            scores = net((data.rows[rows, :columns] - mean) / scale)
            total = torch.zeros(len(batch)).index_add(0, segment, scores.exp()).log()
            firsts = numpy.concatenate([[0], numpy.cumsum(counts)[:-1]])
            losses = total - scores[torch.from_numpy(firsts + data.right[batch])]
            loss = (losses * torch.from_numpy(weights[order[at : at + BATCH]]).float()).mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
    return net, mean, scale


def scores_of(data, net, mean, scale, columns):
    with torch.no_grad():
        return torch.cat([net((data.rows[at : at + 65536, :columns] - mean) / scale) for at in range(0, len(data.rows), 65536)]).numpy()


def judged(data, scores, groups):
    """Row of the best candidate and what the scores tell (judgedColumns in ranker.ts); place of the best one."""
    table = numpy.zeros((len(groups), data.columns + 6), dtype=numpy.float32)
    best = numpy.zeros(len(groups), dtype=numpy.int64)
    for place, group in enumerate(groups):
        start, count = data.start[group], data.count[group]
        own = scores[start : start + count]
        top = int(own.argmax())
        best[place] = top
        shares = numpy.exp(own - own[top])
        shares /= shares.sum()
        others = numpy.delete(own - own[top], top)
        second = max(-10.0, float(others.max())) if count > 1 else -10.0
        entropy = -float((shares * numpy.log(numpy.maximum(shares, 1e-30))).sum())
        table[place, : data.columns] = data.rows[start + top].numpy()
        table[place, data.columns :] = [
            max(-2.0, min(2.0, own[top] / 5)), -second / 10, shares[top], entropy, math.log1p(count) / 3.5, 1.0 if count == 1 else 0.0,
        ]
    return torch.from_numpy(table), best


def train_judge(data, table, right, groups, seed):
    torch.manual_seed(seed)
    generator = numpy.random.default_rng(seed)
    weights = torch.from_numpy(set_weights(data, groups)).float()
    mean, scale = standardised(table)
    target = torch.from_numpy(right).float()
    net = Net(table.shape[1], JUDGE_UNITS)
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-2)
    steps = 8 * math.ceil(len(groups) / BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps)
    for _ in range(8):
        for batch in torch.from_numpy(generator.permutation(len(groups))).split(BATCH):
            found = net((table[batch] - mean) / scale)
            loss = (torch.nn.functional.binary_cross_entropy_with_logits(found, target[batch], reduction="none") * weights[batch]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return net, mean, scale


def accuracies(data, scores, columns_name):
    """Accuracy of the best candidate on gold mentions of the tuning part whose entity is in the base, by set."""
    found = {}
    for index, name in enumerate(data.sets):
        groups = numpy.nonzero((data.tune == 1) & (data.extracted == 0) & (data.known == 1) & (data.set == index))[0]
        if len(groups) == 0:
            continue
        hits = sum(
            1 for group in groups if data.right[group] >= 0 and scores[data.start[group] : data.start[group] + data.count[group]].argmax() == data.right[group]
        )
        reach = (data.right[groups] >= 0).sum()
        found[name] = 100 * hits / len(groups)
        print(f"{columns_name} {name:18} {len(groups):5} accuracy {found[name]:.1f} of {100 * reach / len(groups):.1f}")
    print(f"{columns_name} mean {numpy.mean(list(found.values())):.2f}")


def train(options):
    """Trains what `options.what` says on the rows in `options.work` and writes it to `options.out`."""
    torch.set_num_threads(1)
    data = Data(options.work, options.permissive)
    usable = (data.tune == 0) & (data.count > 0)
    train = numpy.nonzero(usable)[0]
    columns = data.local if options.what == "local" else data.columns
    net, mean, scale = train_ranker(data, train, columns, 1)
    scores = scores_of(data, net, mean, scale, columns)
    accuracies(data, scores, options.what)
    tensors = net.tensors(options.what, mean, scale)
    if options.what == "full":
        tensors |= judge_tensors(data, train, columns, scores, options)
        tensors |= {name: value for name, value in load_file(options.work / "local.safetensors").items() if name.startswith("local.")}
    save_file(tensors, options.out)


def judge_tensors(data, train, columns, scores, options):
    # the judge learns from scores of rankers that have not seen the mention
    fold = (train // 64) % 2
    tables, rights, orders = [], [], []
    for part in (0, 1):
        held = train[fold == part]
        net, mean, scale = train_ranker(data, train[fold != part], columns, 2 + part)
        table, best = judged(data, scores_of(data, net, mean, scale, columns), held)
        tables.append(table)
        rights.append(best == data.right[held])
        orders.append(held)
    order = numpy.concatenate(orders)
    net, mean, scale = train_judge(data, torch.cat(tables), numpy.concatenate(rights), order, 5)
    tune = numpy.nonzero((data.tune == 1) & (data.count > 0))[0]
    table, best = judged(data, scores, tune)
    with torch.no_grad():
        logits = net((table - mean) / scale).numpy()
    right = best == data.right[tune]
    slope, offset = platt(logits, right)
    print(f"Platt: slope {slope:.3f}, offset {offset:.3f}")
    confidence = 1 / (1 + numpy.exp(-(slope * logits + offset)))
    threshold = report_thresholds(data, tune, confidence, right)
    tensors = net.tensors("judge", mean, scale)
    tensors["judge.output"] = (tensors["judge.output"] * slope).astype(numpy.float32)
    tensors["judge.output_bias"] = (tensors["judge.output_bias"] * slope + offset).astype(numpy.float32)
    return tensors | {"threshold": numpy.array([threshold], dtype=numpy.float32)}


def platt(logits, right):
    """Slope and offset of the logits that make them probabilities on the tuning part (Platt 1999)."""
    slope, offset = torch.ones(1, requires_grad=True), torch.zeros(1, requires_grad=True)
    values, target = torch.from_numpy(logits).double(), torch.from_numpy(right).double()
    optimiser = torch.optim.LBFGS([slope, offset], max_iter=100)

    def closure():
        optimiser.zero_grad()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(slope * values + offset, target)
        loss.backward()
        return loss

    optimiser.step(closure)
    return slope.item(), offset.item()


def report_thresholds(data, tune, confidence, right):
    extracted, gold = data.extracted[tune] == 1, data.extracted[tune] == 0
    absent = gold & (data.known[tune] == 0)
    all_absent = ((data.tune == 1) & (data.extracted == 0) & (data.known == 0)).sum()
    chosen = None
    for threshold in numpy.arange(0.2, 0.95, 0.025):
        given = confidence >= threshold
        precision = right[extracted & given].mean()
        wrong = (absent & given).sum() / all_absent
        recall = (right & extracted & given).sum() / max(1, (extracted & (data.known[tune] == 1)).sum())
        accuracy = (right & gold & given).sum() / max(1, (gold & (data.known[tune] == 1)).sum())
        print(f"threshold {threshold:.3f}: extracted precision {precision:.3f} recall {recall:.3f}; absent wrong {wrong:.3f}; gold right {accuracy:.3f}")
        if chosen is None and precision >= PRECISION and wrong <= WRONG_ABSENT:
            chosen = float(threshold)
    bins = numpy.minimum(9, (confidence * 10).astype(int))
    ece = sum(abs(confidence[bins == b].mean() - right[bins == b].mean()) * (bins == b).mean() for b in range(10) if (bins == b).any())
    print(f"ECE {ece:.4f}, threshold {chosen}")
    return chosen if chosen is not None else 0.5
