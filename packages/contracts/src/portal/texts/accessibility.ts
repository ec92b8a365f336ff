export const accessibilityText = `{portal} should be of use to everyone in and around {town}, whatever they see with, hear with or type with.

## What we aim for

Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Pages work with a keyboard alone, with a screen reader, at 200% text size, on a narrow phone, in light and dark, and with reduced motion. Nothing is said by color alone, and no page sets a time limit on what you type.

## What is not there yet

Photos, files and texts that people add come from them: a photo may lack a description, a resume may be hard to read for a screen reader. Maps are images from another server; every place on a map is also in a list with its address.

## Tell us

If something stands in your way, [write to us](/contact) what you wanted to do and what stopped you. We answer, and if you need something in another form, we find one.
`;
