// Run by `mongo-accounts` of docker-compose.yml in mongosh: an account a service, which may use its own database alone.
// Running it again changes nothing but the passwords, which become those of .env.
const admin = connect(process.env.MONGODB_URI);

for (const service of ['auth', 'directory', 'jobs', 'resumes', 'ai']) {
  const name = `commons_${service}`;
  const database = admin.getSiblingDB(name);
  const pwd = process.env[`${service.toUpperCase()}_MONGO_PASSWORD`];
  const roles = [{ role: 'readWrite', db: name }];
  if (database.getUser(service)) database.updateUser(service, { pwd, roles });
  else database.createUser({ user: service, pwd, roles });
  print(`${name}: account ${service}`);
}
