// Imported first by every script: an old Node would otherwise fail later with an obscure error.
const lowest = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < lowest[0] || (major === lowest[0] && minor < lowest[1])) {
  process.stderr.write(
    `Commons needs Node ${lowest.join('.')} or newer; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org or with your version manager (nvm install 24), then try again.\n',
  );
  process.exit(1);
}
