"""The judge of links: how likely it is that the best candidate is right, and from where on one is given."""
import math

import numpy
import torch

from .link_rows import EXTRACTED, GOLD, Net, Scorer, fit, standardised

UNITS = 48
DROPOUT = 0.3
EPOCHS = 10
DECAY = 1e-2
SEEDS = 3
# how strongly the weight of a set follows its share of the tuning documents
SHARE_POWER = 0.8
# wrong links are worse than missing ones: least share of right links in tuning documents, among mentions that extraction finds and among all that are linked
PRECISION = 0.83
PRECISION_OF_TEXT = 0.85
WRONG_ABSENT = 0.10
# extracted mentions of tuning documents that say too little to go by
FEW = 3_000


def judged(data, scores, groups):
    """Rows of the two best candidates and what the scores tell (confidenceOf in ranker.ts); place of the best one."""
    columns, rows = data.columns, data.rows.numpy()
    table = numpy.zeros((len(groups), 2 * columns + 6), dtype=numpy.float32)
    best = numpy.zeros(len(groups), dtype=numpy.int64)
    for place, group in enumerate(groups):
        start, count = data.start[group], data.count[group]
        own = scores[start : start + count]
        top = int(own.argmax())
        best[place] = top
        shares = numpy.exp(own - own[top])
        shares /= shares.sum()
        lead = -10.0
        if count > 1:
            others = own.copy()
            others[top] = -numpy.inf
            second = int(others.argmax())
            lead = max(lead, float(own[second] - own[top]))
            table[place, columns + 6 :] = rows[start + second]
        entropy = -float((shares * numpy.log(numpy.maximum(shares, 1e-30))).sum())
        table[place, :columns] = rows[start + top]
        table[place, columns : columns + 6] = [
            max(-2.0, min(2.0, own[top] / 5)), -lead / 10, shares[top], entropy, math.log1p(count) / 3.5, 1.0 if count == 1 else 0.0,
        ]
    return torch.from_numpy(table), best


def pool_weights(data, groups):
    """Sets count nearly as they do in the tuning documents."""
    tune = numpy.bincount(data.set[data.tune == 1], minlength=len(data.sets))
    own = numpy.bincount(data.set[groups], minlength=len(data.sets))
    weights = ((tune / tune.sum()) ** SHARE_POWER / numpy.maximum(1, own))[data.set[groups]]
    return weights / weights.mean()


def train_judge(data, table, right, groups):
    weights = torch.from_numpy(pool_weights(data, groups)).float()
    mean, scale = standardised(table)
    target = torch.from_numpy(right).float()
    nets = []
    for seed in range(5, 5 + SEEDS):
        torch.manual_seed(seed)
        net = Net(table.shape[1], UNITS, DROPOUT)

        def loss_of(places, net=net):
            found = net((table[places] - mean) / scale)
            return (torch.nn.functional.binary_cross_entropy_with_logits(found, target[places], reduction="none") * weights[places]).mean()

        fit(net, len(groups), EPOCHS, DECAY, numpy.random.default_rng(seed), loss_of)
        nets.append(net)
    return Scorer(nets, mean, scale)


def judge_tensors(data, train, scores, scores_without):
    """The judge and the threshold. @param scores_without of a ranker trained on some groups only, and of a seed."""
    # the judge learns from scores of rankers that have not seen the mention
    fold = (train // 64) % 2
    tables, rights, orders = [], [], []
    for part in (0, 1):
        held = train[fold == part]
        table, best = judged(data, scores_without(train[fold != part], 2 + part), held)
        tables.append(table)
        rights.append(best == data.right[held])
        orders.append(held)
    judge = train_judge(data, torch.cat(tables), numpy.concatenate(rights), numpy.concatenate(orders))
    tune = numpy.nonzero((data.tune == 1) & (data.count > 0))[0]
    table, best = judged(data, scores, tune)
    logits = judge(table)
    right = best == data.right[tune]
    slope, offset = platt(logits, right)
    print(f"Platt: slope {slope:.3f}, offset {offset:.3f}")
    threshold = choose_threshold(data, tune, 1 / (1 + numpy.exp(-(slope * logits + offset))), right)
    tensors = judge.tensors("judge")
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


def choose_threshold(data, tune, confidence, right):
    """The least one at which enough of the links are right, by mentions, whether the linker looks for further names or not."""
    source, mentions = data.source[tune], data.mentions[tune]
    gold_absent = (data.tune == 1) & (data.source == GOLD) & (data.known == 0)
    # without the non-commercial documents nearly all that extraction finds in tuning documents is of old newspapers
    few = (source == EXTRACTED).sum() < FEW
    chosen = None
    for threshold in numpy.arange(0.3, 0.95, 0.01):
        given = confidence >= threshold
        extracted, linked = given & (source == EXTRACTED), given & (source != GOLD)
        precision, in_text = (mentions * right)[extracted].sum() / mentions[extracted].sum(), (mentions * right)[linked].sum() / mentions[linked].sum()
        wrong = (given & (source == GOLD) & (data.known[tune] == 0)).sum() / gold_absent.sum()
        fits = (precision >= PRECISION or few) and in_text >= PRECISION_OF_TEXT and wrong <= WRONG_ABSENT
        if chosen is None and fits:
            chosen = float(threshold)
        if fits and threshold - chosen < 0.005 or round(100 * threshold) % 10 == 0:
            counts = (mentions * right)[extracted].sum(), (mentions * right)[linked].sum()
            print(f"threshold {threshold:.2f}: precision {precision:.3f} ({counts[0]} right), with further names {in_text:.3f} ({counts[1]}), absent {wrong:.3f}")
    bins = numpy.minimum(9, (confidence * 10).astype(int))
    error = sum(abs(confidence[bins == b].mean() - right[bins == b].mean()) * (bins == b).mean() for b in range(10) if (bins == b).any())
    print(f"ECE {error:.4f}, threshold {chosen}")
    return chosen if chosen is not None else 0.5
