"""Labels unlabelled tokens with the teacher, for the taggers (program: scripts/tagger/label-silver.py)."""
from pathlib import Path

import torch

from ..batches import predict
from ..pieces import Pieces
from ..silver import note_status, read_tokens, token_file, write_labels
from ..treebanks import TAGS
from .teacher import Teacher

STYLES = {'ara': 'ara-padt-um', 'bul': 'bul-btb-um', 'cat': 'cat-ancora-um', 'ces': 'ces-cac-um', 'dan': 'dan-ddt-um', 'deu': 'deu-gsd-um', 'ell': 'ell-gdt',
          'eng': 'eng-ewt', 'est': 'est-edt', 'fas': 'fas-seraji-um', 'fin': 'fin-tdt-um', 'fra': 'fra-gsd-um', 'heb': 'heb-iahltwiki', 'hin': 'hin-hdtb-um',
          'hrv': 'hrv-set-um', 'hun': 'hun-nerkor', 'ind': 'ind-gsd-um', 'ita': 'ita-isdt-um', 'jpn': 'jpn-gsd', 'kor': 'kor-gsd', 'lav': 'lav-lvtb', 'lit': 'lit-alksnis',
          'nld': 'nld-alpino-um', 'nno': 'nno-nynorsk-um', 'nob': 'nob-bokmaal-um', 'pol': 'pol-pdb', 'por': 'por-bosque', 'ron': 'ron-rrt-um',
          'rus': 'rus-gsd-um', 'slk': 'slk-snka1', 'slv': 'slv-ssj-um', 'spa': 'spa-ancora-um', 'srp': 'srp-set-um', 'swe': 'swe-talbanken-um',
          'tha': 'tha-tud', 'tur': 'tur-kenet', 'ukr': 'ukr-iu-um', 'urd': 'urd-udtb-um', 'vie': 'vie-vtb', 'zho': 'zho-gsdsimp-um'}


def label(model, pieces, style, sentences):
    """(tag, probability) of every token of each sentence."""
    windows = [(ids, first, style, number) for number, sentence in enumerate(sentences) for ids, first in pieces.sentence(sentence, 256)]
    labels = [[] for _ in sentences]
    for (_ids, _first, _style, number), probabilities in zip(windows, predict(model, windows)):
        labels[number] += zip((TAGS[tag] for tag in probabilities.argmax(-1)), map(float, probabilities.max(-1)))
    return labels


def label_files(options):
    """What label-silver.py does."""
    torch.set_num_threads(1)
    saved = torch.load(Path(options.teacher) / 'teacher.pt', weights_only=False)
    model = Teacher(options.encoder, saved['layers'], len(saved['styles']), len(TAGS))
    model.load_state_dict(saved['model'])
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    for language in options.languages or sorted(STYLES):
        sentences = read_tokens(token_file(options.tokens, language))
        labels = label(model, pieces, saved['styles'].index(STYLES[language]), sentences)
        write_labels(out, language, sentences, labels)
        words = sum(map(len, sentences))
        sure = sum(probability for pairs in labels for _tag, probability in pairs) / max(1, words)
        note_status(out, f'{language} ready: {len(sentences)} sentences, {words} tokens, mean probability {sure:.3f}, style {STYLES[language]}, '
                    f'teacher step {saved["state"]["step"]}')
