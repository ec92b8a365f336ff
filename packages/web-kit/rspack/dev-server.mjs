export const devServer = ({ remote }) => remote;
