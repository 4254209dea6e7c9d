import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: '各处的视频，一个窗口收齐',
    promise: '自己的作品和获准保存的视频散在许多网站上，用一款软件集中存到电脑。',
    steps: [
      { title: '粘贴网址', text: '在内置浏览器打开页面，或把地址粘贴到输入框。' },
      { title: '从列表里挑', text: '页面上检测到的视频会列出，选需要的几条。' },
      { title: '定格式并保存', text: '选择 MP4 等格式、画面大小与文件夹。' },
    ],
    features: [
      { title: '许多公开网站', text: 'YouTube、Vimeo、Facebook、bilibili 等网站均可尝试。' },
      { title: '批量地址', text: '一次粘贴多个地址，并设定同时处理的数量。' },
      { title: '只取声音', text: '讲座与朗诵可只存音频，省下空间。' },
      { title: '字幕同名', text: '公开字幕与视频用同一文件名保存。' },
      { title: '命名规则', text: '标题、作者、日期的先后由您决定。' },
    ],
    questions: [
      { question: '所有网站都能用吗？', answer: '网站随时会改版，无法保证，请先免费试用您常去的网站。' },
      { question: 'Netflix 这类会员平台也行吗？', answer: '会员平台各有专门产品，也可选择视频全能套装。' },
      {
        question: '怎样使用才不侵权？',
        answer: '只处理自己的、作者许可的或法律允许私人复制的视频，不要转发。',
      },
    ],
    meta_title: '视频下载器：多网站通用',
    meta_description:
      '一个窗口收齐多个网站上获准保存的视频：批量地址、只取声音、同名字幕、自定命名，先试用再购买。',
  },
  m3u8_downloader: {
    headline: '零散的 m3u8 片段，合成一个文件',
    promise: '您有权观看的 HLS 串流由许多小片段组成，软件按顺序接好，存成普通视频。',
    steps: [
      { title: '输入 m3u8 地址', text: '粘贴播放列表地址，或在内置浏览器打开播放页。' },
      { title: '选码率与音轨', text: '主列表里的各档码率、音轨会逐项列出。' },
      { title: '合并输出', text: '片段齐全后，合成 MP4 或 MKV。' },
    ],
    features: [
      { title: '只补缺片', text: '网络中断后只重取缺少的片段。' },
      { title: '主列表识别', text: '自动区分主列表与单一码率列表。' },
      { title: '独立字幕', text: 'WebVTT 字幕可并入文件或另存。' },
      { title: '自建串流检查', text: '运营自己的直播或点播时，可检查片段是否完整。' },
    ],
    questions: [
      { question: 'm3u8 究竟是什么？', answer: '它是 HLS 的播放列表，记录片段的地址和先后。' },
      {
        question: '名称里有 DRM，是用来去除保护的吗？',
        answer: '不是。它面向您的账户已获准播放的内容，不得用来规避保护，使用须合乎法律与服务条款。',
      },
      { question: '直播中的地址可以用吗？', answer: '请等直播结束、完整列表发布后再使用。' },
    ],
    meta_title: 'DRM M3U8 下载器：HLS 合并',
    meta_description:
      '把有权观看的 HLS 片段合成 MP4 或 MKV，断网只补缺片，音轨字幕可选，也适合检查自建串流。',
  },
  mpd_downloader: {
    headline: 'MPD 里的音视频轨，对齐成一部影片',
    promise: 'DASH 串流把画面、声音、字幕分开传送，软件在您有权播放时将它们合在一起。',
    steps: [
      { title: '载入 MPD', text: '输入清单地址，各条轨道以表格显示。' },
      { title: '挑选轨道', text: '按语言、分辨率、编码选出需要的组合。' },
      { title: '封装保存', text: '画面与声音对齐后写入同一个文件。' },
    ],
    features: [
      { title: '轨道表格', text: '码率、声道、编码并列，方便比较。' },
      { title: '多语音轨', text: '两种以上语言可放进一个 MKV。' },
      { title: '多 Period 拼接', text: '分成几段的节目按时间接好。' },
      { title: '开发者视角', text: '制作 DASH 串流的人可用来核对自己的清单。' },
    ],
    questions: [
      {
        question: '我该选 MPD 还是 M3U8 产品？',
        answer: '看网站用的协议：DASH 选 MPD，HLS 选 M3U8，不确定时可先试用。',
      },
      {
        question: '能打开没有权限的加密内容吗？',
        answer: '不能，也不提供密钥。没有播放权的内容不在用途之内，有权播放的也须按条款自用。',
      },
      { question: '声音与画面不同步怎么办？', answer: '可重新读取时间信息后再封装，仍不行请联系客服。' },
    ],
    meta_title: 'DRM MPD 下载器：DASH 合轨',
    meta_description:
      '以表格挑选 DASH 的画面、音轨与字幕并对齐封装，多语音轨进一个文件，供有播放权的用户自用。',
  },
  adult_downloader: {
    headline: '成人网站的收藏，低调管理',
    promise: '只面向成年人：把您在会员网站上有权观看的内容，归置到自己掌控的电脑。',
    steps: [
      { title: '确认已成年', text: '使用前确认达到所在地的法定成年年龄。' },
      { title: '登录会员网站', text: '在内置浏览器登录，选择能够播放的视频。' },
      { title: '选加锁位置', text: '保存到加密分区或带密码的文件夹。' },
    ],
    features: [
      { title: '文字列表', text: '不显示封面与片名，也能靠编号找到。' },
      { title: '记录自动清空', text: '退出时清空浏览与保存记录。' },
      { title: '网站分组', text: '按会员网站分组，重复的会提示。' },
      { title: '先试后买', text: '常去的网站是否适用，可在免费试用中确认。' },
    ],
    questions: [
      { question: '哪些人可以购买？', answer: '只有成年人。请妥善保管软件和文件，不让未成年人接触。' },
      {
        question: '被人偷传的影像能保存吗？',
        answer: '不能。没有出演者同意或来源不清的影像，请勿观看和保存。',
      },
      { question: 'FANZA、OnlyFans 是否有专门产品？', answer: '有，可在产品列表查看各自的页面。' },
    ],
    meta_title: '成人视频下载器（限成年人）',
    meta_description:
      '供成年人管理会员网站上有权观看的内容：文字列表、网站分组、退出清空记录，保存在加密位置。',
  },
  video_ai: {
    headline: '模糊的旧录像，看清亲人的笑容',
    promise: '用 Tidemark Video AI 在自己的电脑上放大画面、减少噪点，让老视频更耐看。',
    steps: [
      { title: '放入视频', text: '把家庭录像或拍摄素材拖进窗口。' },
      { title: '先试几秒', text: '选一小段处理，左右对照看效果。' },
      { title: '导出成片', text: '调好强度与尺寸，另存为新文件，原片不动。' },
    ],
    features: [
      { title: '放大画面', text: '小尺寸视频放大到大屏幕，轮廓更清楚。' },
      { title: '降噪', text: '昏暗室内和磁带翻录的颗粒感会减轻。' },
      { title: '补帧', text: '在低帧率画面之间补出过渡帧，动作更连贯。' },
      { title: '色彩修正', text: '褪色的画面调回自然的明暗与色调。' },
      { title: '本机处理', text: '视频留在电脑里处理，不必上传到别处。' },
    ],
    questions: [
      {
        question: '处理一段视频要多久？',
        answer: '取决于长度、所选功能和电脑性能，请先用试用版处理短片段。',
      },
      { question: '一定会比原片清晰吗？', answer: '不一定，丢失的细节靠推算补足，有时会显得不自然。' },
      {
        question: '能用来处理网上下载的电影再发布吗？',
        answer: '不能，请只处理自己拍摄的或已获授权改编的视频。',
      },
    ],
    meta_title: '视频 AI：旧录像修整',
    meta_description:
      'Tidemark Video AI 在本机放大、降噪、补帧、修色，先试几秒再导出，适合家庭旧录像与自拍素材。',
  },
}
