"""Networks that rank the candidates of mentions; the program is scripts/linking/train.py."""
import numpy
import torch
from safetensors.numpy import load_file, save_file

from .link_judge import judge_tensors
from .link_rows import EXTRACTED, FURTHER, GOLD, Data, Net, Scorer, fit, standardised

# hidden units, share of them left out at a step, epochs; of the network that looks at each mention alone, and of the other one
FORMS = {"local": (48, 0.0, 8), "full": (96, 0.2, 12)}
DECAY = 1e-4
# names that stand alone are no texts
NAMES_WEIGHT = 0.25


def set_weights(data, groups):
    """Sets count by the root of their size."""
    sizes = numpy.bincount(data.set[groups], minlength=len(data.sets))
    weights = 1 / numpy.sqrt(numpy.maximum(1, sizes))[data.set[groups]]
    weights = weights * numpy.where(numpy.array(data.sets)[data.set[groups]] == "names", NAMES_WEIGHT, 1)
    return weights / weights.mean()


def segments(data, groups):
    """Places of the rows of groups, the group of each, and where each begins among them."""
    counts = data.count[groups]
    firsts = numpy.concatenate([[0], numpy.cumsum(counts)[:-1]])
    rows = numpy.repeat(data.start[groups] - firsts, counts) + numpy.arange(counts.sum())
    return torch.from_numpy(rows), torch.from_numpy(numpy.repeat(numpy.arange(len(groups)), counts)), firsts


def train_ranker(data, groups, what, seed):
    torch.manual_seed(seed)
    units, dropout, epochs = FORMS[what]
    columns = data.local if what == "local" else data.columns
    groups = groups[(data.right[groups] >= 0) & (data.count[groups] > 1)]
    weights = torch.from_numpy(set_weights(data, groups)).float()
    mean, scale = standardised(data.rows[:, :columns])
    net = Net(columns, units, dropout)

    def loss_of(places):
        batch = groups[places]
        rows, segment, firsts = segments(data, batch)
        scores = net((data.rows[rows][:, :columns] - mean) / scale)
        total = torch.zeros(len(batch)).index_add(0, segment, scores.exp()).log()
        return ((total - scores[torch.from_numpy(firsts + data.right[batch])]) * weights[places]).mean()

    fit(net, len(groups), epochs, DECAY, numpy.random.default_rng(seed), loss_of)
    return Scorer([net], mean, scale)


def accuracies(data, scores, what):
    """Accuracy of the best candidate on mentions of the tuning part whose entity is in the base: gold ones by set, and those of the other sources."""
    found = []
    parts = [(GOLD, index, name) for index, name in enumerate(data.sets)] + [(EXTRACTED, None, "extracted"), (FURTHER, None, "further")]
    for source, index, name in parts:
        chosen = (data.tune == 1) & (data.source == source) & (data.known == 1)
        groups = numpy.nonzero(chosen if index is None else chosen & (data.set == index))[0]
        if len(groups) == 0:
            continue
        hits = sum(
            1 for group in groups if data.right[group] >= 0 and scores[data.start[group] : data.start[group] + data.count[group]].argmax() == data.right[group]
        )
        if source == GOLD:
            found.append(100 * hits / len(groups))
        print(f"{what} {name:18} {len(groups):5} accuracy {100 * hits / len(groups):.1f} of {100 * (data.right[groups] >= 0).mean():.1f}")
    print(f"{what} mean {numpy.mean(found):.2f}")


def train(options):
    """Trains what `options.what` says on the rows in `options.work` and writes it to `options.out`."""
    torch.set_num_threads(1)
    data = Data(options.work, options.permissive)
    groups = numpy.nonzero((data.tune == 0) & (data.count > 0))[0]
    scorer = train_ranker(data, groups, options.what, 1)
    scores = scorer(data.rows)
    accuracies(data, scores, options.what)
    tensors = scorer.tensors(options.what)
    if options.what == "full":
        tensors |= judge_tensors(data, groups, scores, lambda part, seed: train_ranker(data, part, "full", seed)(data.rows))
        tensors |= {name: value for name, value in load_file(options.work / "local.safetensors").items() if name.startswith("local.")}
    save_file(tensors, options.out)
