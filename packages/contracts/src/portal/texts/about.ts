export const aboutText = `## A town does well when its people can find each other

- **Accessible innovation** Good tools should not depend on the size of the business.
- **Transparent growth** No fees, no fine print, no sale of anyone’s data.
- **Collaborative community** A review, a referral, a first hire: neighbors lift each other.
`;
