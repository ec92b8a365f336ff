export const missionText = `{portal} connects the small businesses, job seekers, employers and customers of one local area, around {town}, and takes no money for it.

## Accessible innovation

A calculator that shows its working, a first draft of a job description, a page in the directory: large companies pay departments for these. Here the corner bakery has them too, on the phone behind the counter, without training and without a bill.

## Transparent growth

Everything is free: no listing fees, no usage limits, no account fees. What is advertising says so. Your data is never sold, and you can take it with you or have it deleted.

## Collaborative community

A review that helps the next customer, a job filled by a neighbor, a business that recommends another: each one makes the place better for the rest. We build what people here ask for, and we keep the rules short.
`;
