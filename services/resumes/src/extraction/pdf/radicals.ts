/**
 * Radicals and the characters that look the same. A font draws both with one glyph, so a PDF may name the radical: 高雄⻑安
 * for 高雄長安. Unicode normalization leaves these as they are.
 * Source: EquivalentUnifiedIdeograph.txt of the Unicode Character Database.
 */
const characters = new Map(
  Array.from(
    [
      '⺁厂 ⺄乙 ⺈刀 ⺌小 ⺒巳 ⺓幺 ⺔彑 ⺗心 ⺝月 ⺟母 ⺠民 ⺦丬 ⺩王 ⺬示 ⺮竹 ⺰纟',
      '⺶羊 ⺻聿 ⺼肉 ⺽臼 ⺿艹 ⻁虎 ⻂衤 ⻄西 ⻅见 ⻆角 ⻈讠 ⻉贝 ⻋车 ⻌辶 ⻐钅 ⻑長',
      '⻒镸 ⻓长 ⻔门 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻠饣 ⻢马 ⻣骨 ⻤鬼 ⻥鱼',
      '⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻳龟',
    ]
      .join(' ')
      .split(' '),
    (pair) => Array.from(pair) as [string, string],
  ),
);

const radicals = /[\u2E80-\u2EFF]/g;

/** The text with characters in place of radicals. */
export const withoutRadicals = (text: string): string =>
  text.replace(radicals, (radical) => characters.get(radical) ?? radical);
