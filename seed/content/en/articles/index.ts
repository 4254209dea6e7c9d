import type { ContentTexts } from '../../texts'
import { article101 } from './101'
import { article102 } from './102'
import { article103 } from './103'
import { article104 } from './104'
import { article105 } from './105'
import { article106 } from './106'
import { article107 } from './107'
import { article108 } from './108'
import { article109 } from './109'
import { article110 } from './110'
import { article111 } from './111'
import { article112 } from './112'
import { article113 } from './113'
import { article114 } from './114'
import { article115 } from './115'
import { article116 } from './116'
import { article117 } from './117'

export const articles: ContentTexts['articles'] = {
  101: article101,
  102: article102,
  103: article103,
  104: article104,
  105: article105,
  106: article106,
  107: article107,
  108: article108,
  109: article109,
  110: article110,
  111: article111,
  112: article112,
  113: article113,
  114: article114,
  115: article115,
  116: article116,
  117: article117,
}
