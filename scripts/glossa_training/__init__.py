"""Training of Glossa's neural models and the preparation of their data: what the Python programs in the rooms of scripts/ share.

`folders` finds data and reports, `treebanks`, `silver` and `entities.corpora` read annotated text, `encoder` and `pieces` are the multilingual encoder and its
tokenizer, `batches` groups windows for it, `training_run` is the one training loop, `onnx_graph` writes networks as 8-bit ONNX. The subpackages belong to one
room each. Only the programs parse command lines; they import the rest after that, so that `--help` needs no PyTorch.
"""
