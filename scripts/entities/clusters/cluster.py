"""Clusters of words by the vectors of the multilingual encoder (see train.ts here for the steps).

    GLOSSA_DICTIONARIES=DICTIONARIES_DIR python scripts/entities/clusters/cluster.py --encoder ENCODER_DIR FOLDER [LANGUAGE...]

Reads FOLDER/<language>.words.tsv (form, count) and the word frequencies of the package wordfreq (CC BY-SA 4.0), takes the commonest forms, runs
each form alone through the first layers of the encoder (mean of its pieces), and clusters the vectors by spherical k-means:
1024 leaves, whose centres are clustered into 256 and those into 64. Writes FOLDER/<language>.clusters.tsv: two lines `# ...` with the parents
of the leaves, then `form TAB leaf`, the commonest form first. A language whose file is there is left alone.
ENCODER_DIR: config.json, model.safetensors, tokenizer.json.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('folder')
    parser.add_argument('languages', nargs='*')
    options = parser.parse_args()
    from glossa_training.clusters import cluster
    cluster(options)


if __name__ == '__main__':
    main()
