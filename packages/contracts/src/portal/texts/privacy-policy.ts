export const privacyPolicyText = `We keep what the site needs to work for you, show it to those you mean it for, and nothing else.

## Your data is never sold

Not to advertisers, not to brokers, not to anybody. There is nothing here to sell it for: the platform is free and stays free.

## No cross-site tracking

The pages load nothing from other sites and follow nobody to them: no advertising cookies, no tracking pixels. Your browser stores your sign-in and the texts you have not sent yet, on your own device.

## What we keep, and who sees it

- Your account: name, email address and the kind of account. Your password is stored only as a hash.
- Listings, jobs and reviews: public, as you publish them. The email address of a review is not shown.
- Applications: your letter and resume, for the employer you sent them to. A resume that you keep for the next application, and searches that you save: for you alone.
- A shared profile: for those you give its link.

## Deletion, access and export

You may request the deletion of your data, access to it, and an export of it at any time.

With an account you can do it yourself: “Download my data” and “Delete my account” stand in the account tab of your dashboard. For everything else, such as a review you wrote without an account, [write to us](/contact).
`;
