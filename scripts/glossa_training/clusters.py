"""Clusters of words by the vectors of the multilingual encoder (program: scripts/entities/clusters/cluster.py; see train.ts there for the steps)."""
import os
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer
from transformers import BertModel

from .arithmetic import fast_arithmetic
from .dictionaries import wordfreq_bins
from .folders import required

# forms kept; words beyond are rare, and every form costs five bytes
WORDS = {'eng': 60_000}
MANY = 'ara deu fin fra heb ita jpn kor nld pol por rus spa tur zho'.split()
LAYERS = 6
WORDFREQ = {
    'ara': 'ar', 'ben': 'bn', 'bul': 'bg', 'cat': 'ca', 'ces': 'cs', 'dan': 'da', 'deu': 'de', 'ell': 'el', 'eng': 'en', 'fas': 'fa', 'fin': 'fi', 'fra': 'fr',
    'heb': 'he', 'hin': 'hi', 'hrv': 'sh', 'hun': 'hu', 'ind': 'id', 'ita': 'it', 'jpn': 'ja', 'kor': 'ko', 'lav': 'lv', 'lit': 'lt', 'msa': 'ms', 'nld': 'nl',
    'nno': 'nb', 'nob': 'nb', 'pol': 'pl', 'por': 'pt', 'ron': 'ro', 'rus': 'ru', 'slk': 'sk', 'slv': 'sl', 'spa': 'es', 'srp': 'sh', 'swe': 'sv', 'tam': 'ta',
    'tgl': 'fil', 'tur': 'tr', 'ukr': 'uk', 'urd': 'ur', 'vie': 'vi', 'zho': 'zh',
}


def frequencies(code):
    """(word, share of running text) of the larger word list of wordfreq: bins of words, each a hundredth of a tenfold rarer than the one before."""
    for step, words in enumerate(wordfreq_bins(Path(os.environ['GLOSSA_DICTIONARIES']), code)):
        for word in words:
            yield word, 10 ** (-step / 100)


def vocabulary(folder, language, names):
    """The commonest folded forms, each in its commonest spelling, with counts."""
    counts, spelling = {}, {}
    total = 0
    for line in open(folder / f'{language}.words.tsv', encoding='utf8'):
        form, count = line.rstrip('\n').split('\t')
        key = form.lower()
        counts[key] = counts.get(key, 0) + int(count)
        spelling.setdefault(key, form)
        total += int(count)
    if language in WORDFREQ:
        for word, share in frequencies(WORDFREQ[language]):
            if any(character.isalpha() for character in word):
                counts[word] = counts.get(word, 0) + share * 3 * total
    words = sorted(counts, key=lambda word: -counts[word])[:WORDS.get(language, 14_000 if language in MANY else 10_000)]
    return [spelling.get(word, word.capitalize() if word in names else word) for word in words], np.array([counts[word] for word in words])


class Encoder:
    def __init__(self, folder):
        self.model = BertModel.from_pretrained(folder, add_pooling_layer=False).eval()
        self.model.encoder.layer = self.model.encoder.layer[:LAYERS]
        self.tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
        self.tokenizer.no_padding()
        self.known = {}

    @torch.no_grad()
    def vectors(self, forms):
        missing = [form for form in forms if form not in self.known]
        pieces = [encoding.ids for encoding in self.tokenizer.encode_batch(missing)]
        order = sorted(range(len(missing)), key=lambda index: len(pieces[index]))
        for at in range(0, len(order), 512):
            batch = order[at:at + 512]
            width = len(pieces[batch[-1]])
            ids = torch.full((len(batch), width), 1)
            for row, index in enumerate(batch):
                ids[row, :len(pieces[index])] = torch.tensor(pieces[index])
            mask = (ids != 1).long()
            with fast_arithmetic():
                hidden = self.model(input_ids=ids, attention_mask=mask).last_hidden_state.float()
            inner = mask.clone()
            inner[:, 0] = 0
            inner[torch.arange(len(batch)), mask.sum(1) - 1] = 0
            mean = (hidden * inner[..., None]).sum(1) / inner.sum(1, keepdim=True).clamp(min=1)
            for row, index in enumerate(batch):
                self.known[missing[index]] = mean[row].half().numpy()
        return np.stack([self.known[form] for form in forms]).astype(np.float32)


def normalise(vectors, weights):
    """Centred, without the three strongest directions (Mu & Viswanath 2018), of length one."""
    vectors = vectors - np.average(vectors, axis=0, weights=weights)
    _, _, directions = np.linalg.svd(vectors[::4], full_matrices=False)
    vectors = vectors - vectors @ directions[:3].T @ directions[:3]
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True).clip(1e-6)


def clusters(vectors, weights, count, rounds=8):
    """Spherical k-means: cluster of each row, and the centres."""
    generator = np.random.default_rng(7)
    points = torch.from_numpy(vectors)
    heavy = torch.from_numpy(weights.astype(np.float32))[:, None]
    centres = points[generator.choice(len(vectors), count, replace=False, p=weights / weights.sum())]
    for _ in range(rounds):
        nearest = (points @ centres.T).argmax(1)
        sums = torch.zeros_like(centres).index_add_(0, nearest, points * heavy)
        empty = sums.norm(dim=1) == 0
        if empty.any():
            sums[empty] = points[torch.from_numpy(generator.choice(len(vectors), int(empty.sum())))]
        centres = sums / sums.norm(dim=1, keepdim=True)
    return (points @ centres.T).argmax(1).numpy(), centres.numpy()


def cluster(options):
    """What cluster.py does."""
    torch.set_num_threads(1)
    folder = Path(options.folder)
    languages = options.languages or sorted(path.name.split('.')[0] for path in folder.glob('*.words.tsv'))
    names = set(required(folder / 'names.txt', 'run npm run train:word-clusters -- words FOLDER first').read_text(encoding='utf8').split('\n'))
    encoder = Encoder(options.encoder)
    for language in languages:
        out = folder / f'{language}.clusters.tsv'
        if out.exists():
            continue
        forms, counts = vocabulary(folder, language, names)
        weights = np.sqrt(counts)
        leaves, centres = clusters(normalise(encoder.vectors(forms), weights), weights, 1024)
        sizes = np.bincount(leaves, weights=weights, minlength=1024) + 1
        middle, middle_centres = clusters(centres, sizes, 256)
        coarse, _ = clusters(middle_centres, np.bincount(middle, weights=sizes, minlength=256) + 1, 64)
        with open(out, 'w', encoding='utf8') as file:
            file.write('# ' + ' '.join(map(str, middle)) + '\n# ' + ' '.join(map(str, coarse[middle])) + '\n')
            file.writelines(f'{form}\t{leaf}\n' for form, leaf in zip(forms, leaves))
        print(language, len(forms), 'words', flush=True)
        if len(encoder.known) > 400_000:
            encoder.known.clear()
