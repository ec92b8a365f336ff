/** The specified date of the text (decision A53). Change it with the text. */
export const termsOfServiceText = `What you can expect from {portal}, and what {portal} expects from you.

*Last updated December 2024*

## A free service

Using the directory, the job board, the calculators and the AI tools costs nothing: no listing fees, no usage limits, no account fees.

## Your account

Give your real name and an email address you can read. Keep your password to yourself; what happens under your account is yours to answer for.

## What you publish

It stays yours. You let us show it on the site for as long as you leave it there. It must be true and lawful, and follow the [community guidelines](/community-guidelines).

## What the tools say

Calculators and AI tools give estimates and drafts. They are no legal, tax or financial advice; check what you build on them.

## No warranty

The service is provided as it is. We do not check every listing or employer; use the same care as you would anywhere else.

## Ending it

You can delete your account at any time. We may remove content or accounts that break these terms.
`;
