"""Trains the model that drafts texts, and writes its weights; called by drafts.mjs.

usage: drafts.py EXAMPLES.json MODEL.gguf DRAFT.gguf SHARE

A small language model that knows English already (MODEL.gguf) learns what is written of which entry. An example is
the tokens of a prompt and of its answer; only the answer counts. SHARE of the result are the weights of MODEL.gguf: between
0 and 1.
"""

import json
import math
import random
import sys
import time

import torch
from torch.nn import functional

import llama

# A second epoch overfits: it fits the examples better and other entries worse.
EPOCHS = 1
RATE = 1.5e-4
WARM_UP_STEPS = 20
# Tokens of the examples in a batch.
TOKENS = 4096
IGNORED = -100


def length_of(example):
    return len(example["prompt"]) + len(example["answer"])


def batches_of(examples):
    """Batches of examples of about the same length."""
    random.shuffle(examples)
    batches = []
    for at in range(0, len(examples), 800):
        batch = []
        for example in sorted(examples[at : at + 800], key=length_of):
            if batch and length_of(example) * (len(batch) + 1) > TOKENS:
                batches.append(batch)
                batch = []
            batch.append(example)
        batches.append(batch)
    random.shuffle(batches)
    return batches


def tensors_of(batch):
    """The tokens, and the token that follows each."""
    # Few lengths: memory of the same sizes is used again.
    length = -(-max(map(length_of, batch)) // 16) * 16
    tokens = torch.zeros((len(batch), length), dtype=torch.long)
    wanted = torch.full((len(batch), length), IGNORED)
    for row, example in enumerate(batch):
        own = torch.tensor(example["prompt"] + example["answer"])
        tokens[row, : len(own)] = own
        begin = len(example["prompt"])
        wanted[row, begin - 1 : len(own) - 1] = own[begin:]
    return tokens, wanted


def train(model, examples):
    # Mixed precision: the forward pass uses weights of two bytes, updates go to those of four.
    kept = [weights.detach().clone() for weights in model.parameters()]
    model.bfloat16().train()
    used = [*model.parameters()]
    optimizer = torch.optim.AdamW(kept, lr=RATE, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    batches = [batch for _ in range(EPOCHS) for batch in batches_of(examples)]
    began, mean = time.time(), None
    for step, batch in enumerate(batches):
        share = min(1, (step + 1) / WARM_UP_STEPS) * (0.51 + 0.49 * math.cos(math.pi * step / len(batches)))
        for group in optimizer.param_groups:
            group["lr"] = RATE * share
        tokens, wanted = tensors_of(batch)
        states, is_wanted = model(tokens), wanted != IGNORED
        scores = functional.linear(states[is_wanted], model.tokens.weight)
        loss = functional.cross_entropy(scores.float(), wanted[is_wanted])
        loss.backward()
        for own, weights in zip(used, kept):
            weights.grad, own.grad = own.grad.float(), None
        torch.nn.utils.clip_grad_norm_(kept, 1.0)
        optimizer.step()
        with torch.no_grad():
            for own, weights in zip(used, kept):
                own.copy_(weights)
        mean = loss.item() if mean is None else 0.95 * mean + 0.05 * loss.item()
        if step % 50 == 0:
            print(f"step {step} of {len(batches)}: loss {mean:.3f}, {time.time() - began:.0f} s", flush=True)
    model.float()
    with torch.no_grad():
        for own, weights in zip(model.parameters(), kept):
            own.copy_(weights)


def main():
    path, known, written, share = sys.argv[1:]
    random.seed(1)
    torch.manual_seed(1)
    with open(path) as file:
        examples = json.load(file)
    model = llama.read(known)
    begun = [weights.detach().clone() for weights in model.parameters()]
    train(model, examples)
    with torch.no_grad():
        for weights, before in zip(model.parameters(), begun):
            weights.lerp_(before, float(share))
    llama.write(model, written, known)


main()
