// Plain JavaScript on purpose: it must run on whatever Node the machine has, to say which one is needed.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Balsam needs Node 24 or newer; this is ${process.version}. 'npm ci' brings it on Linux, macOS and Windows (x64, arm64).\n`,
  );
  process.exit(1);
}
