import SnapKit
import UIKit

/// A picture to zoom that fills the cell of a collection.
final class PictureCell: UICollectionViewCell {
    let scrollView: UIScrollView = {
        let view = UIScrollView()
        view.minimumZoomScale = 1
        view.maximumZoomScale = 4
        view.bouncesZoom = true
        view.showsHorizontalScrollIndicator = false
        view.contentInsetAdjustmentBehavior = .never
        return view
    }()
    lazy var imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalCoder()
    }

    private func setup() {
        backgroundColor = .black
        contentView.addSubview(scrollView)
        scrollView.delegate = self
        scrollView.snp.makeConstraints { make in
            make.width.height.equalToSuperview()
            make.centerX.top.equalToSuperview()
        }
        scrollView.addSubview(imageView)
        imageView.contentMode = .scaleAspectFit
        imageView.snp.makeConstraints {
            $0.edges.equalToSuperview()
            $0.size.equalTo(scrollView)
        }
    }
}

extension PictureCell: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let gap = (scrollView.bounds.height - scrollView.contentSize.height) * 0.5
        scrollView.contentInset = UIEdgeInsets(top: max(gap, 0), left: 0, bottom: 0, right: 0)
    }
}

/// Archives are not used.
func fatalCoder() -> Never { preconditionFailure("init(coder:) has not been implemented") }
