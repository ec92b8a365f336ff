"""Trains the encoder of entries, and writes its weights; called by entries.mjs.

usage: entries.py EXAMPLES.json ENTRIES.encoder.gz [FOLDER]

An encoder that knows English already, with a linear layer on top for each thing that is told of a word, learns from
examples. It begins with the encoder of the file, or with the published one in a folder (docs/adr/0038). Typed marks and
capitals are taken away at random while it learns, so that it reads notes without them, too.
"""

import json
import random
import sys

import torch
from torch import nn
from torch.nn import functional

import encoder as encoders

EPOCHS = 3
BATCH = 24
RATE = 1.2e-4
NEW_LAYERS_FASTER = 8
WARM_UP = 0.06
IGNORED = -100
LABELS = {
    "part": ["s", "o", "b", "w"],
    "mark": ["-", ".", "?", "!", ":", ","],
    "person": ["other", "reader"],
    "small": "none,the,a,is,are,we,i,it's,your,at,and,he,she,it,was,my,our,we're,i am,on".split(","),
    "reader": ["other", "reader"],
    "number": ["same", "dollars", "time"],
    "upper": ["lower", "upper"],
}
SHARES = {
    "part": 1.0,
    "mark": 1.2,
    "person": 1.0,
    "small": 0.7,
    "reader": 0.7,
    "number": 0.5,
    "upper": 0.5,
    "kind": 0.7,
}
# Predicted from a word together with the one before it, and from a text as a whole.
OF_GAPS = ("mark", "small")
OF_TEXTS = ("kind",)


class Reader(nn.Module):
    """labels: those of each classification head, by its name."""

    def __init__(self, encoder, labels):
        super().__init__()
        self.encoder = encoder
        width = encoder.word.weight.shape[1]
        self.dropout = nn.Dropout(0.1)
        self.told = nn.ModuleDict(
            {
                name: nn.Linear(2 * width if name in OF_GAPS else width, len(of))
                for name, of in labels.items()
            }
        )

    def forward(self, pieces, capitals, tools, is_piece, firsts):
        """The scores of labels by word, and of what follows the last one, or by text; firsts: the first token of each."""
        states = self.dropout(self.encoder(pieces, capitals, tools, is_piece))
        words = states.gather(1, firsts[..., None].expand(-1, -1, states.shape[-1]))
        before = torch.cat([states[:, :1], words[:, :-1]], 1)
        gaps = torch.cat([before, words], -1)
        shares = is_piece / is_piece.sum(1, keepdim=True)
        texts = (states * shares[..., None]).sum(1, keepdim=True)

        def given(name):
            return gaps if name in OF_GAPS else texts if name in OF_TEXTS else words

        return {name: layer(given(name)) for name, layer in self.told.items()}


def padded(rows):
    length = max(map(len, rows))
    return torch.tensor([row + [0] * (length - len(row)) for row in rows])


def batch_of(examples, special, labels):
    """Some examples, as often as not without some or all of their marks and capitals."""
    chance = random.random()
    unmarked = 1.0 if chance < 0.4 else 0.4 if chance < 0.6 else 0.0
    has_capitals = chance >= 0.35
    pieces, capitals, firsts = [], [], []
    for example in examples:
        row, capital, first = [special["begin"]], [0], []
        for word in [*example["words"], {"gap": example["end"], "tokens": [special["end"]], "capital": 0}]:
            if random.random() >= unmarked:
                row += word["gap"]
                capital += [0] * len(word["gap"])
            first.append(len(row))
            own = word["tokens"] if random.random() >= 0.04 else [special["hidden"]]
            row += own
            capital += [word["capital"] if has_capitals else 0] + [0] * (len(own) - 1)
        pieces.append(row[: encoders.PLACES])
        capitals.append(capital[: encoders.PLACES])
        firsts.append([min(at, encoders.PLACES - 1) for at in first])
    is_piece = padded([[1] * len(row) for row in pieces]).bool()
    words = max(map(len, firsts))

    def row_of(example, name):
        length = 1 if name in OF_TEXTS else words
        row = [IGNORED if label is None else labels[name].index(label) for label in example.get(name, [])]
        return row + [IGNORED] * (length - len(row))

    told = {name: torch.tensor([row_of(example, name) for example in examples]) for name in labels}
    tools = torch.tensor([example["tool"] for example in examples])
    return (padded(pieces), padded(capitals), tools, is_piece, padded(firsts)), told


def size_of(example):
    return sum(len(word["tokens"]) + len(word["gap"]) for word in example["words"])


def batches_of(examples):
    """Batches of texts of about the same length."""
    random.shuffle(examples)
    near = [examples[at : at + BATCH * 20] for at in range(0, len(examples), BATCH * 20)]
    ordered = [one for some in near for one in sorted(some, key=size_of)]
    batches = [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]
    random.shuffle(batches)
    return batches


def loss_of(scores, labels):
    return sum(
        share
        * functional.cross_entropy(
            scores[name].float().flatten(0, 1), labels[name].flatten(), ignore_index=IGNORED
        )
        for name, share in SHARES.items()
        if (labels[name] != IGNORED).any()
    )


def train(reader, examples, special, labels):
    # The embeddings of words that no example has stay as they are.
    reader.encoder.word.weight.requires_grad_(False)
    known = [one for one in reader.encoder.parameters() if one.requires_grad]
    groups = [
        {"params": [one for one in known if one.dim() > 1], "weight_decay": 0.01, "faster": 1},
        {"params": [one for one in known if one.dim() == 1], "weight_decay": 0.0, "faster": 1},
        {"params": [*reader.told.parameters()], "weight_decay": 0.01, "faster": NEW_LAYERS_FASTER},
    ]
    optimizer = torch.optim.AdamW(groups, lr=RATE)
    steps = EPOCHS * ((len(examples) + BATCH - 1) // BATCH)
    step = 0
    for number in range(EPOCHS):
        total, batches = 0.0, batches_of(examples)
        for some in batches:
            speed = RATE * min(1, step / (WARM_UP * steps)) * (1 - step / steps)
            for group in optimizer.param_groups:
                group["lr"] = speed * group["faster"]
            given, told = batch_of(some, special, labels)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                scores = reader(*given)
            loss = loss_of(scores, told)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            total += loss.item()
            step += 1
        print(f"epoch {number + 1} of {EPOCHS}: {total / len(batches):.3f}", flush=True)


def main(source, file, folder=None):
    torch.manual_seed(1)
    random.seed(1)
    with open(source, encoding="utf-8") as text:
        given = json.load(text)
    labels = {**LABELS, **given["labels"]}
    vocabulary, encoder = encoders.published(folder) if folder else encoders.read(file)
    numbers = {piece: number for number, piece in enumerate(vocabulary)}
    special = {"begin": numbers["[CLS]"], "end": numbers["[SEP]"], "hidden": numbers["[MASK]"]}
    reader = Reader(encoder, labels)
    reader.train()
    train(reader, given["examples"], special, labels)
    encoders.write(file, vocabulary, encoder, reader.told, labels)


main(*sys.argv[1:])
