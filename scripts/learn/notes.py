"""Trains the network that reads notes, and writes its weights; called by notes.mjs.

usage: notes.py EXAMPLES.json OUTPUT.tagger.gz

Two layers of gated recurrent units in both directions, and a linear layer for each thing that is told of a word. Typed
marks and capitals are taken away at random while it learns, so that it reads notes without them, too.
"""

import gzip
import json
import random
import struct
import sys
from collections import Counter

import torch
from torch import nn
from torch.nn import functional

SIZE = 112
ROUNDS = 8
BATCH = 24
RATE = 2e-3
FEWEST = 3  # words that are rarer have no vector of their own
IGNORED = -100
PARTS = ["s", "o", "b", "w"]
MARKS = ["-", ".", "?", "!", ":", ","]
PERSONS = ["other", "reader"]
SHARES = {"part": 1.0, "mark": 1.2, "person": 1.0}


class Tagger(nn.Module):
    def __init__(self, words, kinds, tools, meanings):
        super().__init__()
        self.word = nn.Embedding(len(words) + 1, 48, padding_idx=0)
        self.suffix = nn.Embedding(997, 16)
        self.prefix = nn.Embedding(997, 12)
        self.kind = nn.Embedding(len(kinds) + 1, 12)
        self.gap = nn.Embedding(10, 10)
        self.capital = nn.Embedding(3, 4)
        self.tool = nn.Embedding(tools, 4)
        self.meaning = nn.Linear(meanings.shape[1], 64)
        self.layers = nn.GRU(170, SIZE, num_layers=2, bidirectional=True, batch_first=True, dropout=0.3)
        self.dropout = nn.Dropout(0.3)
        self.part = nn.Linear(2 * SIZE, len(PARTS))
        self.mark = nn.Linear(4 * SIZE, len(MARKS))
        self.person = nn.Linear(2 * SIZE, len(PERSONS))
        self.register_buffer("meanings", meanings)

    def forward(self, rows, tool, lengths):
        steps = rows["word"].shape[1]
        vectors = torch.cat(
            [
                self.meaning(self.meanings[rows["meaning"]]),
                self.word(rows["word"]),
                self.suffix(rows["suffix"]),
                self.prefix(rows["prefix"]),
                self.kind(rows["kind"]),
                self.gap(rows["gap"]),
                self.capital(rows["capital"]),
                self.tool(tool)[:, None, :].expand(-1, steps, -1),
            ],
            -1,
        )
        packed = nn.utils.rnn.pack_padded_sequence(
            self.dropout(vectors), lengths, batch_first=True, enforce_sorted=False
        )
        states, _ = nn.utils.rnn.pad_packed_sequence(self.layers(packed)[0], batch_first=True)
        states = self.dropout(states)
        before = torch.cat([torch.zeros_like(states[:, :1]), states[:, :-1]], 1)
        return {
            "part": self.part(states),
            "mark": self.mark(torch.cat([before, states], -1)),
            "person": self.person(states),
        }


def numbers_of(labels, names):
    return [IGNORED if label is None else names.index(label) for label in labels]


def labels_of(example):
    end = example["end"]
    return {
        "part": numbers_of(example["part"], PARTS) + [IGNORED],
        "mark": numbers_of(example["mark"] + [end if end in MARKS or end is None else "."], MARKS),
        "person": numbers_of(example["person"], PERSONS) + [IGNORED],
    }


def batch_of(examples, tables, end):
    """Rows and labels of some examples; as often as not without some or all of the marks and capitals."""
    chance = random.random()
    unmarked = 1.0 if chance < 0.4 else 0.4 if chance < 0.6 else 0.0
    has_capitals = chance >= 0.35
    length = max(len(example["words"]) for example in examples) + 1

    def row_of(example, number):
        """The numbers of the words of an example, that of the end, and nothing behind it."""
        numbers = [number(word) for word in example["words"]]
        return numbers + [0] * (length - len(numbers))

    def rows_of(number):
        return torch.tensor([row_of(example, number) for example in examples])

    rows = {
        "meaning": rows_of(lambda word: tables["meanings"][word["word"]]),
        "word": rows_of(lambda word: tables["words"].get(word["word"], 0) if random.random() >= 0.08 else 0),
        "suffix": rows_of(lambda word: word["suffix"]),
        "prefix": rows_of(lambda word: word["prefix"]),
        "kind": rows_of(lambda word: tables["kinds"][word["kind"]]),
        "gap": rows_of(lambda word: 0 if random.random() < unmarked else word["gap"]),
        "capital": rows_of(lambda word: word["capital"] if has_capitals else 0),
    }
    for nth, example in enumerate(examples):
        rows["gap"][nth, len(example["words"])] = end["gap"]
    told = [labels_of(example) for example in examples]
    labels = {
        name: torch.tensor([one[name] + [IGNORED] * (length - len(one[name])) for one in told])
        for name in SHARES
    }
    lengths = torch.tensor([len(example["words"]) + 1 for example in examples])
    return rows, torch.tensor([example["tool"] for example in examples]), lengths, labels


def train(tagger, examples, tables, end):
    optimizer = torch.optim.Adam(tagger.parameters(), lr=RATE)
    for number in range(ROUNDS):
        random.shuffle(examples)
        # Texts of about the same length learn together.
        near = [examples[at : at + BATCH * 20] for at in range(0, len(examples), BATCH * 20)]
        ordered = [one for some in near for one in sorted(some, key=lambda one: len(one["words"]))]
        batches = [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]
        random.shuffle(batches)
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - number / ROUNDS) + 1e-4
        total = 0.0
        for some in batches:
            rows, tool, lengths, labels = batch_of(some, tables, end)
            told = tagger(rows, tool, lengths)
            loss = sum(
                share
                * functional.cross_entropy(
                    told[name].flatten(0, 1), labels[name].flatten(), ignore_index=IGNORED
                )
                for name, share in SHARES.items()
                if (labels[name] != IGNORED).any()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(tagger.parameters(), 2.0)
            optimizer.step()
            total += loss.item()
        print(f"round {number + 1} of {ROUNDS}: {total / len(batches):.3f}", flush=True)


def write(tagger, words, kinds, output):
    """One byte a number, with a scale for each row, as RecurrentTagger of services/ai reads them."""
    matrices, body = [], b""
    for name, tensor in tagger.state_dict().items():
        if name == "meanings":
            continue
        rows = tensor if tensor.dim() == 2 else tensor[None, :]
        matrices.append({"name": name, "rows": rows.shape[0], "columns": rows.shape[1]})
        for row in rows.tolist():
            scale = max(1e-8, *(abs(value) for value in row)) / 127
            body += struct.pack("<f", scale)
            body += struct.pack(f"{len(row)}b", *(round(value / scale) for value in row))
    head = {
        "tables": {"words": words, "kinds": kinds},
        "labels": {"part": PARTS, "mark": MARKS, "person": PERSONS},
        "matrices": matrices,
    }
    with open(output, "wb") as file:
        file.write(gzip.compress(json.dumps(head).encode() + b"\n" + body, 9, mtime=0))


def main(source, output):
    torch.manual_seed(1)
    random.seed(1)
    with open(source, encoding="utf-8") as file:
        given = json.load(file)
    examples = given["examples"]
    counts = Counter(word["word"] for one in examples for word in one["words"])
    words = [word for word, count in counts.most_common() if count >= FEWEST]
    kinds = sorted({word["kind"] for one in examples for word in one["words"]})
    known = list(given["meanings"])
    # Row 0 is that of the end, and of nothing.
    meanings = torch.tensor([[0.0] * len(given["meanings"][known[0]])] + [given["meanings"][one] for one in known])
    tables = {
        "words": {word: at + 1 for at, word in enumerate(words)},
        "kinds": {kind: at + 1 for at, kind in enumerate(kinds)},
        "meanings": {word: at + 1 for at, word in enumerate(known)},
    }
    tagger = Tagger(words, kinds, given["tools"], meanings)
    train(tagger, examples, tables, given["end"])
    write(tagger, words, kinds, output)


main(sys.argv[1], sys.argv[2])
