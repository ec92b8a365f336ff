// The most common passwords of six or more characters in published lists of leaked passwords. Compared in lower case.
const texts = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345678 123123 123123123 1234512345 112233
121212 111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 222222 333333 444444 555555 666666 6666666
777777 7777777 88888888 888888 999999 987654321 9876543210 654321 7654321 87654321 159753 147258 147258369 159357 789456
789456123 123321 123654 696969 131313 232323 102030 112211 123abc abc123 abcd1234 abc12345 a123456 a1234567 a12345678
a123456789 aa123456 aa12345678 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwerty qwerty1 qwerty12 qwerty123
qwerty1234 qwerty12345 qwertyuiop qwertyu qwertz qwer1234 qweasd qweasdzxc qweqwe qazwsx qazwsxedc q1w2e3 q1w2e3r4
q1w2e3r4t5 zxcvbn zxcvbnm asdfgh asdfghj asdfghjkl asdasd asdf1234 azerty azertyuiop password password1 password12
password123 password1234 passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse contrasena secret secret1 letmein
letmein1 welcome welcome1 welcome123 changeme default guest12 administrator admin1 admin12 admin123 admin1234
rootroot test123 test1234 testing testtest temp1234 iloveyou iloveyou1 lovely loveme sunshine princess princess1
football football1 baseball basketball soccer hockey superman batman spiderman pokemon naruto monkey dragon shadow master
master123 michael michelle jennifer jessica jordan23 charlie ashley andrew daniel thomas robert joshua george nicole
hunter hunter2 ranger buster killer trustno1 whatever freedom starwars computer internet samsung google facebook
cheese chocolate banana cookie flower butterfly purple summer winter spring autumn monday matrix mustang ferrari
mercedes corvette harley yankees liverpool chelsea arsenal barcelona juventus pepper ginger tigger maggie peanut
snoopy bailey jasmine hannah amanda sophie angel1 babygirl hello1 hello123 hellohello goodluck fuckyou blink182
qwerty! password! zaq12wsx zaq1zaq1 !qaz2wsx access14 ncc1701 aaaaaa aaaaaaaa abcdef abcdefg abcdefgh abcabc
`;

const common = new Set(texts.trim().split(/\s+/));

/** Whether a password is one of the most common ones (decision A14). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
