"""The class tree of the ontology and what each mention teaches."""
import numpy as np


class Classes:
    """The class tree; classes are numbered as in classes.json."""

    def __init__(self, names, parents):
        self.names = names
        number = {name: index for index, name in enumerate(names)}
        self.parents = [number.get(parent, -1) for parent in parents]
        self.children = [[] for _ in names]
        for index, parent in enumerate(self.parents):
            if parent >= 0:
                self.children[parent].append(index)

    def below(self, index):
        found, open_ = [], list(self.children[index])
        while open_:
            child = open_.pop()
            found.append(child)
            open_ += self.children[child]
        return found


def targets_of(windows, classes, doubt):
    """What each mention teaches: bool [mentions, classes], weights [mentions, classes] and input types [mentions].

    Classes that only some namesakes have weigh nothing; a class more special than those known may be true all the same, and counts `doubt` as wrong.
    """
    mentions = [mention for window in windows for mention in window['mentions']]
    has, weights = np.zeros((len(mentions), len(classes.names)), bool), np.ones((len(mentions), len(classes.names)), np.float32)
    below = [classes.below(index) for index in range(len(classes.names))]
    for row, (_from, _to, _type, known, may) in enumerate(mentions):
        has[row, known] = True
        weights[row, may] = 0
        every = set(known)
        for index in known:
            if not every.intersection(classes.children[index]):
                open_ = [child for child in below[index] if child not in every]
                weights[row, open_] = np.minimum(weights[row, open_], doubt)
    return has, weights, np.array([mention[2] for mention in mentions])
