"""How the encoder and the word model are weighed against each other, fitted on sources left out."""
import numpy as np
import torch

from .documents import LABEL_INDEX, LABELS

THRESHOLD = -0.25


def targets_of(documents):
    """[documents, labels] of 0 and 1, and where a keyword rule suspects a further label."""
    target, weak = np.zeros((2, len(documents), len(LABELS)), bool)
    for row, document in enumerate(documents):
        target[row, [LABEL_INDEX[label] for label in document.labels]] = True
        weak[row, [LABEL_INDEX[label] for label in document.weak]] = True
    return target, weak


def top_share(scores, target):
    """Share of single-label documents whose best label is theirs."""
    single = target.sum(1) == 1
    return float(target[np.arange(len(target)), scores.argmax(1)][single].mean())


def label_f1(chosen, target, weak):
    """F1 of each label; a suspected label is neither right nor wrong."""
    right = (chosen & target).sum(0)
    wrong = (chosen & ~target & ~weak).sum(0)
    missed = (~chosen & target).sum(0)
    return 2 * right / np.maximum(1, 2 * right + wrong + missed)


def fit(encoder, words, target, weak):
    """(weight of the encoder, weight of the words, shift, sharpness) by maximum likelihood of the margins, then the shift by macro F1 at the default threshold."""
    encoder, words, wanted, counted = (torch.tensor(part, dtype=torch.float64) for part in (encoder, words, target.astype(float), (~weak).astype(float)))
    parameters = torch.tensor([1.0, 0.3, -2.0], dtype=torch.float64, requires_grad=True)
    sharpness = torch.tensor(1.0, dtype=torch.float64, requires_grad=True)
    optimizer = torch.optim.LBFGS([parameters, sharpness], max_iter=200, line_search_fn='strong_wolfe')
    share = wanted / wanted.sum(1, keepdim=True)

    def closure():
        optimizer.zero_grad()
        scores = parameters[0] * encoder + parameters[1] * words + parameters[2]
        margins = (torch.nn.functional.binary_cross_entropy_with_logits(scores, wanted, reduction='none') * counted).sum(1).mean()
        # the mixture is chosen by both: the order of the labels and the margins
        together = -(share * torch.log_softmax(sharpness * scores, 1)).sum(1).mean()
        loss = margins + together
        loss.backward()
        return loss

    optimizer.step(closure)
    found = parameters.detach().numpy().copy()
    scores = (found[0] * encoder + found[1] * words + found[2]).numpy()
    shifts = np.arange(-1, 1.01, 0.05)
    macro = np.array([label_f1(scores + shift >= THRESHOLD, target, weak).mean() for shift in shifts])
    smooth = np.convolve(np.pad(macro, 2, mode='edge'), np.ones(5) / 5, 'valid')
    found[2] += shifts[smooth.argmax()]
    return [*map(float, found), float(sharpness.item())]


def mixed(mixture, encoder, words):
    return mixture[0] * encoder + mixture[1] * words + mixture[2]


def show(name, scores, target, weak):
    f1 = label_f1(scores >= THRESHOLD, target, weak)
    print(f'{name}: top-1 {100 * top_share(scores, target):.1f}, macro F1 {100 * f1.mean():.1f}, lowest {LABELS[f1.argmin()]} {100 * f1.min():.1f}', flush=True)
    return {'top1': round(100 * top_share(scores, target), 1), 'macroF1': round(100 * float(f1.mean()), 1)}
