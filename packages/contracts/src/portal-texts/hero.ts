export const heroText = `*100% Free Community Platform*

# Empowering Local Business Success

Find the shops, the work and the people around the corner. A directory, a job board, calculators and writing help for {town} and its neighbors, with no listing fees and no account fees.
`;
