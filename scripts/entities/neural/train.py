"""Fine-tunes the multilingual encoder as an entity tagger on all entity corpora together; cut-vocabulary.py and character-words.ts come first.

    python scripts/entities/neural/train.py --encoder ENCODER_DIR --out OUT_DIR --minutes 50
    python scripts/entities/neural/train.py --encoder ENCODER_DIR --out OUT_DIR --name permissive --free --minutes 33
    python scripts/entities/neural/train.py --encoder ENCODER_DIR --out OUT_DIR --name teacher --layers 12 --trained-words --batch 32768 --makers 14 --device cuda --minutes 2

The learning rate falls linearly to `--end` of its value at the end of the minutes; a run that was ended goes on from its last checkpoint.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True, help='folder of tokenizer.json, kept.json, words/ and the checkpoints')
    parser.add_argument('--name', default='first', help='of the checkpoint')
    parser.add_argument('--start', help='checkpoint to go on from with a new schedule (its averaged weights)')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--minutes', type=float, default=50, help='how long the run takes: a faster machine makes more steps of it; `inf` where --pieces ends it')
    parser.add_argument('--pieces', type=float, default=float('inf'), help='end after so many pieces, alike on any machine (with --minutes inf)')
    parser.add_argument('--rate', type=float, default=3e-4)
    parser.add_argument('--end', type=float, default=0.1)
    parser.add_argument('--warm', type=int, default=60, help='steps')
    parser.add_argument('--skip', type=int, default=0, help='passes that an earlier run has seen')
    parser.add_argument('--weights', help='JSON file: corpus to a factor of its quota')
    parser.add_argument('--whole', type=float, default=0, help='how far the size of a corpus decides how much is learned from it (1: alone, 0: its quota alone)')
    parser.add_argument('--parts', type=int, default=6, help='passes that the quotas are cut into')
    parser.add_argument('--written', type=float, default=4, help='words of the everyday texts (written-words.ts) learned from for each that they have, as quotas count')
    parser.add_argument('--taught', nargs=2, metavar=('TOKENS', 'PROBABILITIES'), help='unlabelled text and what networks say of it (teach.py), beside the corpora: a file each, or folders')
    parser.add_argument('--taught-share', type=float, default=1, help='of the unlabelled text in as much as the quotas are of the corpora')
    parser.add_argument('--taught-languages', nargs='*', help='those of a folder that are taken')
    parser.add_argument('--swap', type=float, default=0, help='share of the English names that are exchanged for others of the knowledge base')
    parser.add_argument('--dropout', type=float, default=0, help='within the layers')
    parser.add_argument('--limit', type=int, default=128, help='pieces of a window')
    parser.add_argument('--alone', type=float, default=0.5, help='share of the documents that are read sentence by sentence, not with their neighbours')
    parser.add_argument('--batch', type=int, default=2048, help='pieces')
    parser.add_argument('--trained-words', action='store_true', help='the embedding rows learn as well: for a teacher, as the networks that are served share theirs')
    parser.add_argument('--seed', type=int, default=0, help='another order of the texts')
    parser.add_argument('--device', default='cpu', help='`cuda` for a graphics processor')
    parser.add_argument('--makers', type=int, default=0, help='processes that make the windows ahead')
    parser.add_argument('--free', action='store_true', help='train on the corpora under free licences alone (data folder ner/)')
    parser.add_argument('--corpora', nargs='*', help='these corpora or languages alone')
    options = parser.parse_args()
    from glossa_training.entities.training import train
    train(options)


if __name__ == '__main__':
    main()
